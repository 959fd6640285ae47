import type { DailySummary } from './summary.service.js'
import type { DailySummaryDto } from './summary.dto.js'

/** One day on the wire. */
export const toDailySummaryDto = ({
  date,
  consumed,
  goals,
  mealsLogged,
}: DailySummary): Pick<DailySummaryDto, keyof DailySummaryDto> => ({
  date,
  phase: goals.phase,
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
})
