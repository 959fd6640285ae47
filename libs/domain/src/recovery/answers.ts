import type { Limit } from '../measures/limit.js'
import { PULSE_RANGE, TEMPERATURE_RANGE } from '../thresholds/measured.js'

/** How often it came up today, the worst last. The hours are those of health-rules 9b.5. */
export const VOMITING_ANSWERS = ['none', 'once', 'more', 'hours', 'nothing_stays_down'] as const
export type VomitingAnswer = (typeof VOMITING_ANSWERS)[number]

/** Pain against yesterday, the worst last. */
export const PAIN_ANSWERS = ['none', 'better', 'same', 'worse', 'severe'] as const
export type PainAnswer = (typeof PAIN_ANSWERS)[number]

/** A pulse as it is kept, in beats a minute. */
export const PULSE_BPM: Limit = { ...PULSE_RANGE, step: 1, unit: 'beats a minute' }

/** A temperature as it was read; the number tells its scale, and nothing between the two scales is one. Decision 45. */
export const TEMPERATURE_DEGREES: Limit = {
  min: TEMPERATURE_RANGE.C.min,
  max: TEMPERATURE_RANGE.F.max,
  step: 0.1,
  unit: 'degrees',
}

/** What somebody said of one day; null was not answered. A question that was skipped has no number. */
export interface RecoveryAnswers {
  readonly vomiting: VomitingAnswer | null
  readonly pain: PainAnswer | null
  readonly pulseBpm: number | null
  readonly pulseSkipped: boolean
  /** Degrees as they were read. */
  readonly temperature: number | null
  readonly temperatureSkipped: boolean
}

/** The same with its local day, 'YYYY-MM-DD'. */
export type RecoveryDay = RecoveryAnswers & { readonly day: string }

/** A day on which nothing was said yet. */
export const NO_RECOVERY_ANSWERS: RecoveryAnswers = {
  vomiting: null,
  pain: null,
  pulseBpm: null,
  pulseSkipped: false,
  temperature: null,
  temperatureSkipped: false,
}

/** The questions in the order of the card. What was drunk is no question: the log knows it. */
export const RECOVERY_QUESTIONS = ['vomiting', 'pain', 'pulse', 'temperature'] as const
export type RecoveryQuestion = (typeof RECOVERY_QUESTIONS)[number]

/** Whether a question was answered, or skipped. */
export const isAnswered = (answers: RecoveryAnswers, question: RecoveryQuestion): boolean => {
  if (question === 'pulse') return answers.pulseSkipped || answers.pulseBpm !== null
  if (question === 'temperature') return answers.temperatureSkipped || answers.temperature !== null
  return answers[question] !== null
}

/** One day with what another said later laid over it: an answer stays until there is another. */
export const withLater = (earlier: RecoveryAnswers, later: RecoveryAnswers): RecoveryAnswers => ({
  vomiting: later.vomiting ?? earlier.vomiting,
  pain: later.pain ?? earlier.pain,
  ...(isAnswered(later, 'pulse')
    ? { pulseBpm: later.pulseBpm, pulseSkipped: later.pulseSkipped }
    : { pulseBpm: earlier.pulseBpm, pulseSkipped: earlier.pulseSkipped }),
  ...(isAnswered(later, 'temperature')
    ? { temperature: later.temperature, temperatureSkipped: later.temperatureSkipped }
    : { temperature: earlier.temperature, temperatureSkipped: earlier.temperatureSkipped }),
})
