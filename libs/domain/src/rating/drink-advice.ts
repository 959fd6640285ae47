import type { PartKey } from './parts.js'
import type { RatedMeal } from './rated-meal.js'
import { proteinsFor } from './suggestions.js'
import { textureOf } from './texture.js'

/** Whether the plate holds only drinks: milk, broth, a shake. */
export const isDrunk = ({ items }: Pick<RatedMeal, 'items'>): boolean => items.every(({ isDrink }) => isDrink)

/** What to do next time about a drink; null where the words for food fit it too. */
const ADVICE: Readonly<Partial<Record<PartKey, (meal: RatedMeal) => string | null>>> = {
  proteinDensity: (meal) =>
    textureOf(meal.phase) === 'clear'
      ? null
      : `Next time, choose ${proteinsFor(meal, 'full')}, so each sip brings more protein.`,
  proteinTarget: (meal) =>
    textureOf(meal.phase) === 'regular'
      ? 'Drink it between meals, so that there is room for food with protein.'
      : null,
  sugar: () => 'Next time, choose a drink with no added sugar.',
  energy: () => 'Next time, drink half of it now and half later.',
  portion: () => 'Next time, pour half of it first, and take small sips, 1 to 2 oz every 15 minutes.',
}

/** The action for a part of a drink's rating that lost points, or null. Source: health-rules 7.3, `recommendations`. */
export const drinkAdvice = (key: PartKey, meal: RatedMeal): string | null => ADVICE[key]?.(meal) ?? null
