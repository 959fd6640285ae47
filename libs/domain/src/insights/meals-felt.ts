import type { LoggedMeal } from './logged.js'

/** How the meals of a period sat, of those that the person told about. */
export interface MealsFelt {
  readonly told: number
  readonly fine: number
  readonly cameUp: number
}

/** Counts what was said of meals. */
export const mealsFelt = (meals: readonly LoggedMeal[]): MealsFelt => ({
  told: meals.filter(({ felt }) => felt.length > 0).length,
  fine: meals.filter(({ felt }) => felt.includes('fine')).length,
  cameUp: meals.filter(({ felt }) => felt.includes('vomiting')).length,
})
