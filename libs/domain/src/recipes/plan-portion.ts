import type { PhaseKey } from '../phases/phase-keys.js'
import type { PersonPhase } from '../phases/phases-of.js'

/** What one day of a plan may hold at most. null is no limit. */
export interface PlanLimits {
  /** What one meal may weigh, in g; drinks stand apart. */
  readonly mealG: number | null
  /** What one drink may weigh, in g. */
  readonly drinkG: number
  /** Carbohydrate of a day, in g. */
  readonly carbsG: number | null
}

/** 8 fl oz of what pours, the most that is sipped at one sitting, in g: of milk they weigh 245. Source: health-rules 1.1. */
const DRINK_MAX_G = 245

/** A cup, in g: the full portion of regular food and of full liquids. Source: health-rules 1.1, "per meal" [own]. */
const CUP_G = 240

/** A week of a phase: the most one meal may weigh in g, and the energy of its days in kcal. */
interface RampWeek {
  readonly mealG: number
  readonly kcal: number
}

/**
 * What a meal may weigh in the weeks of a phase; the last week holds on. Puree: 2 to 4 spoons first, then 6; soft food:
 * a quarter of a cup growing to half a cup. So small a plate cannot hold the energy of the whole phase: the first week
 * aims at the lower end of its range. Source: health-rules 9b.11 and 1.1 (500-700 and 600-900 kcal) [own].
 */
const RAMPS: Partial<Record<PhaseKey, readonly RampWeek[]>> = {
  puree: [
    { mealG: 60, kcal: 500 },
    { mealG: 90, kcal: 600 },
  ],
  soft: [
    { mealG: 60, kcal: 600 },
    { mealG: 80, kcal: 670 },
    { mealG: 100, kcal: 730 },
    { mealG: 120, kcal: 800 },
  ],
}

/** No limit of a meal before surgery: it is a normal small plate. Source: health-rules 1.1. */
const NO_MEAL_LIMIT: readonly PhaseKey[] = ['preop_far', 'preop']

const DAYS_PER_WEEK = 7

/** The week of the ramp of a phase on a day after surgery; null where a phase has none. */
const rampWeekOf = ({ key, fromDay }: PersonPhase, dayNumber: number | null): RampWeek | null => {
  const weeks = RAMPS[key]
  if (weeks === undefined) return null
  const first = fromDay ?? 0
  const week = Math.floor(((dayNumber ?? first) - first) / DAYS_PER_WEEK)
  return weeks[Math.min(weeks.length - 1, Math.max(0, week))] ?? null
}

/** What a meal may weigh, in g: what the clinic says, at once; else what the weeks of the phase have come to. */
const mealLimitG = (phase: PersonPhase, dayNumber: number | null): number | null => {
  if (phase.fromClinic.includes('portion')) return phase.mealMaxG
  return NO_MEAL_LIMIT.includes(phase.key) ? null : (rampWeekOf(phase, dayNumber)?.mealG ?? CUP_G)
}

/** What is drunk is the meal of full liquids: there, what the clinic says of a meal holds for it. Source: health-rules 1.4. */
const drinkLimitG = ({ key, fromClinic, mealMaxG }: PersonPhase): number =>
  key === 'full' && fromClinic.includes('portion')
    ? Math.min(DRINK_MAX_G, mealMaxG ?? DRINK_MAX_G)
    : DRINK_MAX_G

/**
 * What a day of a plan may hold in a phase.
 * @param dayNumber days since surgery; outside of the phase its nearest week holds, without a date its first, the careful one
 */
export const planLimits = (phase: PersonPhase, dayNumber: number | null): PlanLimits => ({
  mealG: mealLimitG(phase, dayNumber),
  drinkG: drinkLimitG(phase),
  // Of the other phases the carbohydrate is a goal; that of the liver diet is what makes it one.
  carbsG: phase.key === 'preop' ? phase.carbsG : null,
})

/** The energy of a day in kcal while portions still grow; null where the goal of the phase holds. */
export const rampKcal = (phase: PersonPhase, dayNumber: number | null): number | null =>
  rampWeekOf(phase, dayNumber)?.kcal ?? null
