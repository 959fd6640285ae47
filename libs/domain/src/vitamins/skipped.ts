import { addDays, daysBetween } from '../days/days.js'
import type { VitaminName } from '../entries/entry-choices.js'
import { DOSE_PLAUSIBILITY } from './plausibility.js'

/** How many days before today are looked at [own]. Source: health-rules 3.7. */
export const SKIPPED_DAYS = 14

/** Days of them on which something was logged, for the log to tell what was not taken [own]. Source: health-rules 3.7. */
const TELLING_DAYS = 7

/** On so few days of them a vitamin counts as seldom taken [own]. Source: health-rules 3.7. */
const SELDOM_DAYS = 3

const WEEK_DAYS = 7

/** A vitamin of a day. */
export interface TakenOn {
  readonly vitaminName: VitaminName
  readonly dosageMg: number
  /** 'YYYY-MM-DD'. */
  readonly day: string
}

/** A dose of a whole week stands for all of its days. */
const daysOf = ({ vitaminName, dosageMg, day }: TakenOn): string[] => {
  const { weeklyMg } = DOSE_PLAUSIBILITY[vitaminName]
  const days = weeklyMg !== undefined && dosageMg >= weeklyMg ? WEEK_DAYS : 1
  return Array.from({ length: days }, (_, later) => addDays(day, later))
}

/**
 * Vitamins that are usual and were seldom logged in the two weeks before today. Nothing for somebody whose log does not tell: who
 * logs on few days may well take everything.
 * @param usual what is usual for the person on every one of these days
 * Source: health-rules 3.7.
 */
export const skippedVitamins = (
  taken: readonly TakenOn[],
  usual: readonly VitaminName[],
  today: string,
): VitaminName[] => {
  const isLookedAt = (day: string) => {
    const ago = daysBetween(day, today)
    return ago >= 1 && ago <= SKIPPED_DAYS
  }
  if (new Set(taken.map(({ day }) => day).filter(isLookedAt)).size < TELLING_DAYS) return []
  return usual.filter((name) => {
    const days = taken.filter(({ vitaminName }) => vitaminName === name).flatMap(daysOf)
    return name !== 'Other' && new Set(days.filter(isLookedAt)).size <= SELDOM_DAYS
  })
}
