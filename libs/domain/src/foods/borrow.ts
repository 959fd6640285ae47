import type { Food } from './food.js'

/** Two foods of one name whose energy differs by more than this, in kcal per 100 g, and by more than the share below. */
const SMALL_KCAL = 40
const SHARE = 0.5

/** A dried banana is called a banana, too: where the energy is another one, so may be the texture [own]. */
const isSameKind = (food: Food, like: Food): boolean => {
  const [one, other] = [food.per100g.calories, like.per100g.calories]
  return Math.abs(one - other) <= Math.max(SMALL_KCAL, SHARE * Math.max(one, other))
}

/** The name of a product without the brand behind it: "Greek yogurt (Anybrand)". */
const BRAND = / \([^()]*\)$/

/** The name by which a food is looked up in the product's own table. */
export const plainNameOf = ({ name, source }: Pick<Food, 'name' | 'source'>): string =>
  source === 'product' ? name.replace(BRAND, '') : name

/**
 * A label and a download say nothing about texture: a food without a phase with phase, tags and kind of the own food that
 * its name means, where their energy fits. Any other food stays as it is.
 * @param like the own food of `plainNameOf(food)`, or null
 */
export const withTextureOf = (food: Food, like: Food | null): Food =>
  food.earliestPhase !== null || like === null || !isSameKind(food, like)
    ? food
    : { ...food, earliestPhase: like.earliestPhase, tags: like.tags, isDrink: like.isDrink }
