import type { ApiData } from '@gb/api-client'
import { type ClinicPart, type DailyGoals, PHASE_KEYS, shownTotals } from '@gb/domain'
import type { LoggedMeal } from '../../shared/meal/meal'
import { nutrientLine, type Nutrition } from '../model/nutrition'

/** The goals of a day that food is held to. */
export type FoodGoals = Omit<DailyGoals, 'fluidOz'>
type Summary = ApiData<'/api/daily-summary/{user_id}'>

// What was kept on the device by an earlier version does not have it.
const clinicPartsOf = (parts: Summary['from_clinic'] | undefined): readonly ClinicPart[] => parts ?? []

/** Goals of a day as the server tells them. */
export const toGoals = ({ phase, goals, from_clinic: fromClinic }: Summary): FoodGoals => ({
  phase: PHASE_KEYS.find((known) => known === phase) ?? null,
  calories: goals.calories_goal,
  proteinG: goals.protein_goal,
  carbsG: goals.carbs_goal,
  fatG: goals.fat_goal,
  fromClinic: clinicPartsOf(fromClinic),
})

/** A day as the card shows it: protein first. The sums are those of the foods as the log shows them, so that both agree. */
export function toNutrition(goals: FoodGoals, meals: readonly LoggedMeal[]): Nutrition {
  const eaten = shownTotals(meals.flatMap(({ items }) => items))
  const lines = [
    nutrientLine('protein', { eaten: eaten.proteinG, goal: goals.proteinG }),
    nutrientLine('calories', { eaten: eaten.calories, goal: goals.calories }),
    nutrientLine('carbs', { eaten: eaten.carbsG, goal: goals.carbsG }),
    nutrientLine('fat', { eaten: eaten.fatG, goal: goals.fatG }),
  ]
  return {
    phase: goals.phase,
    fromClinic: goals.fromClinic,
    mealsLogged: meals.length,
    lines,
    hasGoals: lines.some(({ goal }) => goal !== null),
  }
}
