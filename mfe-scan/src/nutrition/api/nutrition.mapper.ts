import type { ApiData } from '@gb/api-client'
import { PHASE_KEYS, phaseOfKey, totalsOf } from '@gb/domain'
import type { LoggedMeal } from '../../shared/meal/meal'
import { nutrientLine, type Nutrition } from '../model/nutrition'

type Summary = ApiData<'/api/daily-summary/{user_id}'>

/** A day of the wire as the card shows it: protein first. The sums are those of the meals, so that both agree. */
export function toNutrition({ phase, goals }: Summary, meals: readonly LoggedMeal[]): Nutrition {
  const eaten = totalsOf(meals.map(({ totals }) => totals))
  const lines = [
    nutrientLine('protein', { eaten: eaten.proteinG, goal: goals.protein_goal }),
    nutrientLine('calories', { eaten: eaten.calories, goal: goals.calories_goal }),
    nutrientLine('carbs', { eaten: eaten.carbsG, goal: goals.carbs_goal }),
    nutrientLine('fat', { eaten: eaten.fatG, goal: goals.fat_goal }),
  ]
  return {
    phaseName: phaseNameOf(phase),
    mealsLogged: meals.length,
    lines,
    hasGoals: lines.some(({ goal }) => goal !== null),
  }
}

const phaseNameOf = (phase: Summary['phase']): string | null => {
  const key = PHASE_KEYS.find((known) => known === phase)
  return key === undefined ? null : phaseOfKey(key).name
}
