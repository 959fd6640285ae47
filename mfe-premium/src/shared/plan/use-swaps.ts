import { useMemo } from 'react'
import type { Plan, SwapChoice } from './plan'
import { swapsIn, type Swaps } from './swaps'
import { usePlanChoices } from './use-plan-choices'

/** The swaps of a person's plan, and the way to swap a dish or, with null, to take the planned one again. */
export function useSwaps(
  userId: string,
  plan: Plan,
): { swaps: Swaps; swap: (place: string, choice: SwapChoice | null) => void } {
  const { choices, choose } = usePlanChoices(userId)
  const swaps = useMemo(() => swapsIn(plan, choices.swaps), [plan, choices])
  const swap = (place: string, choice: SwapChoice | null) =>
    choose({ kind: 'swap', planId: plan.plan_id, place, recipeId: choice?.recipe_id ?? null })
  return { swaps, swap }
}
