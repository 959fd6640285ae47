import { messages } from './messages'
import type { PlanMeal } from './plan'

/** What a meal is called: by its plan, or by its place in the day. */
export const mealName = ({ slot, name }: Pick<PlanMeal, 'slot' | 'name'>): string =>
  name ?? messages.slots[slot]
