import type { ApiData } from '@gb/api-client'
import { PHASE_KEYS, phaseOfKey } from '@gb/domain'
import { nutrientLine, type Nutrition } from '../model/nutrition'

type Summary = ApiData<'/api/daily-summary/{user_id}'>

/** A day of the wire as the card shows it: protein first. */
export function toNutrition({ phase, consumed, goals, meals_logged }: Summary): Nutrition {
  const lines = [
    nutrientLine('protein', { eaten: consumed.protein, goal: goals.protein_goal }),
    nutrientLine('calories', { eaten: consumed.calories, goal: goals.calories_goal }),
    nutrientLine('carbs', { eaten: consumed.carbs, goal: goals.carbs_goal }),
    nutrientLine('fat', { eaten: consumed.fat, goal: goals.fat_goal }),
  ]
  return {
    phaseName: phaseNameOf(phase),
    mealsLogged: meals_logged,
    lines,
    hasGoals: lines.some(({ goal }) => goal !== null),
  }
}

const phaseNameOf = (phase: Summary['phase']): string | null => {
  const key = PHASE_KEYS.find((known) => known === phase)
  return key === undefined ? null : phaseOfKey(key).name
}
