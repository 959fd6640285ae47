import { aboutGrams, aboutKcal } from '@gb/domain'
import type { messages as english } from './messages/generated/plan.en'
import type { PlatedDay } from './swaps'

/** Energy and protein of a day in words; where a meal is an idea alone, those of its recipes. */
export function dayTotal({ calories, protein, meals }: PlatedDay, words: typeof english): string {
  const hasIdeas = meals.some(({ idea }) => idea !== undefined)
  const inWords = hasIdeas ? words.dayTotalOfRecipes : words.dayTotal
  return inWords({ kcal: aboutKcal(calories), protein: aboutGrams(protein) })
}
