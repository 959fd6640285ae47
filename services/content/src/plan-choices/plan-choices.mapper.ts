import type { PlanChoicesDto } from './plan-choices.dto.js'
import type { PlanChoices } from './plan-choices.repository.js'

export const toPlanChoicesDto = ({ swaps, filledWeek }: PlanChoices): PlanChoicesDto => ({
  swaps: swaps.map(({ planId, place, recipeId }) => ({ plan_id: planId, place, recipe_id: recipeId })),
  filled_week: filledWeek,
})
