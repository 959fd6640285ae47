import { daysBetween } from '../days/days.js'
import { assessBody, type CareAdvice } from '../thresholds/assess-body.js'
import type { BodySignId, BodyTopic } from '../thresholds/signs.js'
import {
  isAnswered,
  NO_RECOVERY_ANSWERS,
  type PainAnswer,
  RECOVERY_QUESTIONS,
  type RecoveryAnswers,
  type RecoveryDay,
  type VomitingAnswer,
  withLater,
} from './answers.js'
import { firstDayOn } from './first-days.js'

const VOMITING_SIGNS: Readonly<Record<VomitingAnswer, BodySignId | null>> = {
  none: null,
  once: 'vomiting_short',
  more: 'vomiting_short',
  hours: 'vomiting_long',
  nothing_stays_down: 'nothing_stays_down',
}

// Worse than yesterday is worse for longer than the hours of the table: what began an hour ago is in "Is this normal?".
const PAIN_SIGNS: Readonly<Record<PainAnswer, BodySignId | null>> = {
  none: null,
  better: 'pain_same',
  same: 'pain_same',
  worse: 'pain_worse',
  severe: 'belly_pain_worse',
}

/**
 * Days with vomiting, within the first 30, from which it has come back: so many of any kind, or so many on which it was
 * more than once. Source: health-rules 6.3 and 9b.5 ("2 or 3 days in any month").
 */
export const VOMITING_DAYS = { any: 3, moreThanOnce: 2 } as const

/** What was said yesterday still speaks today, until the same is asked anew. Source: health-rules 6.3. */
export const RECOVERY_SPEAKS_DAYS = 2

const isVomiting = ({ vomiting }: RecoveryAnswers): boolean => vomiting !== null && vomiting !== 'none'

const comesBack = (days: readonly RecoveryAnswers[]): boolean =>
  days.filter(isVomiting).length >= VOMITING_DAYS.any ||
  days.filter((day) => isVomiting(day) && day.vomiting !== 'once').length >= VOMITING_DAYS.moreThanOnce

const signsOf = (
  { vomiting, pain }: RecoveryAnswers,
  hasComeBack: boolean,
): { signs: BodySignId[]; clear: BodyTopic[] } => {
  const found = [vomiting && VOMITING_SIGNS[vomiting], pain && PAIN_SIGNS[pain]]
  return {
    signs: [
      ...(hasComeBack ? (['vomiting_comes_back'] as const) : []),
      ...found.filter((sign) => sign !== null),
    ],
    clear: [
      ...(vomiting === 'none' ? (['vomiting'] as const) : []),
      ...(pain === 'none' ? (['pain'] as const) : []),
    ],
  }
}

/** What was answered lately, for each question the newest answer of today and the days that still speak. */
export const recentAnswers = (days: readonly RecoveryDay[], today: string): RecoveryAnswers =>
  days
    .filter(({ day }) => day <= today && daysBetween(day, today) < RECOVERY_SPEAKS_DAYS)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .reduce<RecoveryAnswers>(withLater, NO_RECOVERY_ANSWERS)

/**
 * What to do by the answers of the first days, by the table of health-rules 6.1 alone; null where nothing was answered lately.
 * @param days the first days that were answered, today among them
 * @param today the local day, 'YYYY-MM-DD'
 * @param surgeryDate answers of other days than the first count nowhere
 */
export const recoveryAdvice = (
  days: readonly RecoveryDay[],
  { today, surgeryDate }: { readonly today: string; readonly surgeryDate: string | null },
): CareAdvice | null => {
  const first = days.filter(({ day }) => day <= today && firstDayOn(surgeryDate, day) !== null)
  const answers = recentAnswers(first, today)
  if (surgeryDate === null || RECOVERY_QUESTIONS.every((question) => !isAnswered(answers, question)))
    return null
  const { pulseBpm, temperature } = answers
  return assessBody({
    ...signsOf(answers, isVomiting(answers) && comesBack(first)),
    pulse: pulseBpm === null ? null : { beats: pulseBpm, usual: null, lasts: null },
    temperature,
    day: daysBetween(surgeryDate, today),
  })
}
