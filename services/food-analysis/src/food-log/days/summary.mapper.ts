import { toFoodEntryDto } from '../meal/meal.mapper.js'
import type { DayWithMeals } from './summary.service.js'
import type { DayWithMealsDto } from './summary.dto.js'

/** One day on the wire, with its meals where they were asked for. */
export const toDailySummaryDto = ({
  date,
  consumed,
  goals,
  mealsLogged,
  entries,
}: DayWithMeals): Pick<DayWithMealsDto, keyof DayWithMealsDto> => ({
  date,
  phase: goals.phase,
  from_clinic: goals.fromClinic,
  consumed: {
    calories: consumed.calories,
    protein: consumed.proteinG,
    carbs: consumed.carbsG,
    fat: consumed.fatG,
    fiber: consumed.fiberG,
    sugar: consumed.sugarG,
  },
  goals: {
    calories_goal: goals.calories,
    protein_goal: goals.proteinG,
    carbs_goal: goals.carbsG,
    fat_goal: goals.fatG,
    fluid_goal_oz: goals.fluidOz,
  },
  meals_logged: mealsLogged,
  ...(entries && { entries: entries.map(toFoodEntryDto) }),
})
