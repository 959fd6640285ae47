import { HAIR_LOSS_MONTHS } from './limits-of-care.js'
import { type MeasuredFinding, isFever, isPulse, type Pulse, pulseFinding, scaleOf } from './measured.js'
import { type CareLevel, CARE_LEVELS, type BodySignId, BODY_SIGNS, type BodyTopic } from './signs.js'

/** What a person answered. Whatever is missing was not asked or not known. */
export interface BodyAnswers {
  /** Signs that are there. */
  signs?: readonly BodySignId[]
  /** Topics that were answered with "none of these". */
  clear?: readonly BodyTopic[]
  pulse?: Pulse | null
  /** Degrees; the number tells whether they are Fahrenheit or Celsius. */
  temperature?: number | null
  /** Days since surgery, 0 on the day itself; null or left out when not known. */
  day?: number | null
}

/** Why it is this level. */
export type CareReason =
  BodySignId | MeasuredFinding['reason'] | 'shoulder_with_fever' | 'shoulder_and_no_temperature' | 'nerves'

/** Something that was not answered and could make it more urgent. */
export type CareGap = BodyTopic | 'pulse' | 'temperature'

/** What to do, by the worst answer. */
export interface CareAdvice {
  level: CareLevel
  /** The answers of that level, most urgent rules first; empty for `watch` without a sign. */
  reasons: CareReason[]
  /** Everything that was found, the most urgent first, to read out. */
  noted: CareReason[]
  /** Days of vomiting, or signs of the nerves: ask for thiamin before a drip with glucose. */
  thiamin: boolean
  /** What is not known yet. Each could raise the level, none could lower it. */
  gaps: CareGap[]
}

const DAYS_A_MONTH = 30.44

const VOMITING: readonly BodySignId[] = [
  'vomiting_blood',
  'nothing_stays_down',
  'vomiting_long',
  'vomiting_comes_back',
  'vomiting_short',
]
const LONG_VOMITING: readonly BodySignId[] = ['nothing_stays_down', 'vomiting_long', 'vomiting_comes_back']

interface Found {
  level: CareLevel
  reason: CareReason
}

const signLevel = (sign: BodySignId, day: number | null): CareLevel =>
  sign === 'hair_loss' && day !== null && day <= HAIR_LOSS_MONTHS * DAYS_A_MONTH
    ? 'watch'
    : BODY_SIGNS[sign].level

const shoulderFinding = (temperature: number | null, day: number | null): Found[] => {
  if (temperature === null) return [{ level: 'surgeon_now', reason: 'shoulder_and_no_temperature' }]
  return isFever(temperature, day) ? [{ level: 'emergency', reason: 'shoulder_with_fever' }] : []
}

const together = (signs: readonly BodySignId[], temperature: number | null, day: number | null): Found[] => [
  ...(signs.includes('left_shoulder_pain') ? shoulderFinding(temperature, day) : []),
  ...(signs.includes('tingling_or_numb') && signs.some((sign) => VOMITING.includes(sign))
    ? [{ level: 'emergency' as const, reason: 'nerves' as const }]
    : []),
]

/** What two signs mean together says each of them: it is not read out twice. */
const TOLD_BY: Partial<Record<BodySignId, readonly CareReason[]>> = {
  left_shoulder_pain: ['shoulder_with_fever', 'shoulder_and_no_temperature'],
  tingling_or_numb: ['nerves'],
}

const gapsOf = (
  answers: BodyAnswers,
  signs: readonly BodySignId[],
  temperature: number | null,
): CareGap[] => {
  const topics: BodyTopic[] = ['body', 'vomiting', 'pain', 'urine', 'stool', 'leg', 'wound']
  const answered = new Set<BodyTopic>([
    ...(answers.clear ?? []),
    ...signs.map((sign) => BODY_SIGNS[sign].topic),
  ])
  const hasPulse = answers.pulse !== null && answers.pulse !== undefined && isPulse(answers.pulse.beats)
  return [
    ...topics.filter((topic) => !answered.has(topic)),
    ...(hasPulse ? [] : ['pulse' as const]),
    ...(temperature === null ? ['temperature' as const] : []),
  ]
}

/**
 * What to do, by the table of health-rules 6.1 alone: the worst answer decides. What is missing or impossible lowers
 * nothing and is named in `gaps`; a surgery whose day is not known counts as a fresh one.
 */
export const assessBody = (answers: BodyAnswers): CareAdvice => {
  const signs = answers.signs ?? []
  const day = answers.day ?? null
  const typed = answers.temperature ?? null
  const temperature = typed !== null && scaleOf(typed) !== null ? typed : null
  const pulse = answers.pulse ? pulseFinding(answers.pulse, day) : null
  const combined = together(signs, temperature, day)
  const isTold = (sign: BodySignId) => combined.some(({ reason }) => TOLD_BY[sign]?.includes(reason) ?? false)
  const found: Found[] = [
    ...combined,
    ...signs.filter((sign) => !isTold(sign)).map((sign) => ({ level: signLevel(sign, day), reason: sign })),
    ...(pulse ? [pulse] : []),
    ...(temperature !== null && isFever(temperature, day)
      ? [{ level: 'surgeon_now' as const, reason: 'fever' as const }]
      : []),
  ]
  const level = CARE_LEVELS.find((each) => found.some((one) => one.level === each)) ?? 'watch'
  return {
    level,
    noted: CARE_LEVELS.flatMap((each) => found.filter((one) => one.level === each)).map(
      ({ reason }) => reason,
    ),
    reasons: found.filter((one) => one.level === level).map(({ reason }) => reason),
    thiamin: signs.some(
      (sign) =>
        LONG_VOMITING.includes(sign) || sign === 'confused_or_unsteady' || sign === 'tingling_or_numb',
    ),
    gaps: gapsOf(answers, signs, temperature),
  }
}
