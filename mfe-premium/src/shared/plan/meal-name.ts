import type { messages as english } from './messages/generated/plan.en'
import type { PlanMeal } from './plan'

/** What a meal is called: by its plan, or by its place in the day. */
export const mealName = (
  { slot, name }: Pick<PlanMeal, 'slot' | 'name'>,
  words: Pick<typeof english, 'slots'>,
): string => name ?? words.slots[slot]
