import { addDays, daysBetween } from '../days/days.js'

/** What was eaten and drunk as food on a local day with a plate logged; a null goal is "none then". */
export interface FoodDay {
  readonly day: string
  readonly calories: number
  readonly proteinG: number
  readonly proteinGoalG: number | null
}

/** A day under so many kcal is a very low one. Source: health-rules 8.2 and 9b.3. */
export const VERY_LOW_KCAL = 500
/** In the first days little is the plan: later ones count. Source: health-rules 8.2, "after day 28". */
const FIRST_DAYS = 28
/** Finished days that are looked at [own]. */
export const INTAKE_LOOK_BACK_DAYS = 14
/**
 * So many very low days are asked about. Who answers that it was all is asked whether they are able to eat; so many days are
 * no gap in the log, whatever was answered. Source: health-rules 9b.3; the second number [own].
 */
const VERY_LOW_DAYS = { ask: 3, able: 5 }
/** When all of the last logged days, so many, were enough, it is over [own]. */
const OVER_AFTER_DAYS = 3
/** Protein is low under this share of its goal on so many of the last logged days; red bars are common early [own]. */
const LOW_PROTEIN = { share: 0.5, days: 5, of: 7 }

/** Whose food it is. Days are local. */
interface IntakeOf {
  readonly today: string
  readonly surgeryDate: string | null
  /** When the person last answered that all was logged until then; null or absent when never. */
  readonly foodLoggedThrough?: string | null | undefined
}

export type IntakeConcern = 'able_to_eat' | 'all_logged' | 'low_protein'

const finished = (days: readonly FoodDay[], today: string): FoodDay[] =>
  days
    .filter(({ day }) => day < today && day >= addDays(today, -INTAKE_LOOK_BACK_DAYS))
    .toSorted((a, b) => a.day.localeCompare(b.day))

const isLate = (day: string, surgeryDate: string | null): boolean =>
  surgeryDate === null || daysBetween(surgeryDate, day) > FIRST_DAYS

/**
 * What the food of the last two weeks says, today left out because it is not over. A day without food in the log is
 * unknown, not empty. Source: health-rules 8.2 and 9b.3.
 */
export const intakeConcerns = (
  days: readonly FoodDay[],
  { today, surgeryDate, foodLoggedThrough = null }: IntakeOf,
): IntakeConcern[] => {
  const late = finished(days, today).filter(({ day }) => isLate(day, surgeryDate))
  const isVeryLow = ({ calories }: FoodDay) => calories < VERY_LOW_KCAL
  const isGoingOn = late.slice(-OVER_AFTER_DAYS).some(isVeryLow)
  const veryLow = isGoingOn ? late.filter(isVeryLow).length : 0
  const week = late.slice(-LOW_PROTEIN.of)
  const lowProtein = week.filter(
    ({ proteinG, proteinGoalG }) => proteinGoalG !== null && proteinG < LOW_PROTEIN.share * proteinGoalG,
  )
  const wasAll = foodLoggedThrough !== null && foodLoggedThrough >= addDays(today, -INTAKE_LOOK_BACK_DAYS)
  const isAble = veryLow >= VERY_LOW_DAYS.able || (wasAll && veryLow >= VERY_LOW_DAYS.ask)
  return [
    ...(isAble ? (['able_to_eat'] as const) : veryLow >= VERY_LOW_DAYS.ask ? (['all_logged'] as const) : []),
    ...(lowProtein.length >= LOW_PROTEIN.days ? (['low_protein'] as const) : []),
  ]
}
