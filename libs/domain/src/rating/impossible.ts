import { KCAL_PER_G } from '../foods/energy.js'
import type { MealRating, RatedItem, RatedMeal } from './rated-meal.js'

/** How far the energy of protein may lie over what is stated: labels round, and factors of foods differ [own]. */
const SLACK = { kcal: 10, share: 0.1 } as const

type Stated = Pick<RatedItem, 'kcal' | 'proteinG' | 'grams'>

const isOverEnergy = ({ kcal, proteinG }: Stated): boolean =>
  KCAL_PER_G.protein * proteinG > kcal + Math.max(SLACK.kcal, SLACK.share * kcal)

const isOverWeight = ({ grams, proteinG }: Stated): boolean => grams > 0 && proteinG > grams

const IMPOSSIBLE: MealRating = {
  label: null,
  score: null,
  reasons: ['the figures cannot be right: more protein than the calories or the weight allow'],
  recommendations: [
    'Check the protein, the calories and the weight, and correct what is off.',
    'The label of a package has them for one serving.',
  ],
}

const UNMEASURED: MealRating = {
  label: null,
  score: null,
  reasons: ['there are no figures here to rate'],
  recommendations: [
    'Fill in the weight, or the calories and the protein.',
    'The label of a package has them for one serving.',
  ],
}

/** No label for food of which neither energy nor protein is known: a name without figures is no poor plate. Source: health-rules 9b.10. */
export const unmeasuredRating = ({ kcal, proteinG }: RatedMeal): MealRating | null =>
  kcal === 0 && proteinG === 0 ? UNMEASURED : null

/** No label for protein beyond what the energy or the grams allow, of an item or of the plate. Source: health-rules 9b.10. */
export const impossibleRating = (meal: RatedMeal): MealRating | null => {
  const stated: readonly Stated[] = [...meal.items, { ...meal, grams: meal.grams ?? 0 }]
  return stated.some((one) => isOverEnergy(one) || isOverWeight(one)) ? IMPOSSIBLE : null
}
