import { aboutGrams, aboutKcal } from '@gb/domain'
import { messages } from './messages'
import type { PlatedDay } from './swaps'

/** Energy and protein of a day in words; where a meal is an idea alone, those of its recipes. */
export function dayTotal({ calories, protein, meals }: PlatedDay): string {
  const hasIdeas = meals.some(({ idea }) => idea !== undefined)
  const inWords = hasIdeas ? messages.dayTotalOfRecipes : messages.dayTotal
  return inWords(aboutKcal(calories), aboutGrams(protein))
}
