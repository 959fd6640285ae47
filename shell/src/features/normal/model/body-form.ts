import {
  assessBody,
  BODY_SIGNS,
  type BodyAnswers,
  type BodySignId,
  type BodyTopic,
  type CareAdvice,
  daysBetween,
  isPulse,
  scaleOf,
  typedNumber,
} from '@gb/domain'

/** What was tapped and typed so far. */
export interface BodyForm {
  signs: readonly BodySignId[]
  clear: readonly BodyTopic[]
  pulse: string
  usual: string
  slowed: boolean
  temperature: string
}

export const EMPTY_FORM: BodyForm = {
  signs: [],
  clear: [],
  pulse: '',
  usual: '',
  slowed: false,
  temperature: '',
}

/** A sign tapped or untapped; a topic with a sign is no longer "none of these". */
export const withSign = (form: BodyForm, sign: BodySignId, isThere: boolean): BodyForm => ({
  ...form,
  signs: isThere ? [...form.signs, sign] : form.signs.filter((one) => one !== sign),
  clear: form.clear.filter((topic) => !isThere || topic !== BODY_SIGNS[sign].topic),
})

/** "None of these" tapped or untapped; it takes the signs of its topic back. */
export const withClear = (form: BodyForm, topic: BodyTopic, isClear: boolean): BodyForm => ({
  ...form,
  clear: isClear ? [...form.clear, topic] : form.clear.filter((one) => one !== topic),
  signs: form.signs.filter((sign) => !isClear || BODY_SIGNS[sign].topic !== topic),
})

const SCALE_BEHIND = /\s*(?:°|degrees?)?\s*[fc]?\s*$/i

/** A temperature as it was typed, also with its scale behind it: the number tells the scale anyway. */
export const typedDegrees = (text: string): number | null => typedNumber(text.replace(SCALE_BEHIND, ''))

/** Whether a typed pulse or temperature is a number that a body can have; empty is not strange. */
export const isStrange = (text: string, kind: 'pulse' | 'temperature'): boolean => {
  if (text.trim() === '') return false
  const value = kind === 'pulse' ? typedNumber(text) : typedDegrees(text)
  return value === null || (kind === 'pulse' ? !isPulse(value) : scaleOf(value) === null)
}

const isMeasured = (text: string, kind: 'pulse' | 'temperature'): boolean =>
  text.trim() !== '' && !isStrange(text, kind)

// A slip of the finger alone is no answer: "wait and watch" would be one.
const isBegun = ({ signs, clear, pulse, temperature }: BodyForm): boolean =>
  signs.length + clear.length > 0 || isMeasured(pulse, 'pulse') || isMeasured(temperature, 'temperature')

/** No sleeve is older than this: a longer time is a slip in the date, and the day counts as not known. */
const OLDEST_SLEEVE_DAYS = 50 * 365

const dayOf = (surgeryDay: string, today: string): number | null => {
  if (surgeryDay === '') return null
  const day = daysBetween(surgeryDay, today)
  return day > OLDEST_SLEEVE_DAYS ? null : day
}

/** What to do by what was tapped; null before the first tap. `surgeryDay` and `today` are YYYY-MM-DD. */
export const adviceOf = (form: BodyForm, surgeryDay: string, today: string): CareAdvice | null => {
  if (!isBegun(form)) return null
  const beats = typedNumber(form.pulse)
  const answers: BodyAnswers = {
    signs: form.signs,
    clear: form.clear,
    temperature: typedDegrees(form.temperature),
    pulse:
      beats === null ? null : { beats, usual: typedNumber(form.usual), lasts: form.slowed ? false : null },
    day: dayOf(surgeryDay, today),
  }
  return assessBody(answers)
}
