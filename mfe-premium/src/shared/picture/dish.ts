import { DISH_SHAPES, FOOD_COLORS, SHAPE_WORDS, type DishShape, type FoodColor } from './dish-words'

/** What a picture is made from: the id says what it is, the ingredients say what is seen of it. */
export interface Pictured {
  recipe_id: string
  ingredients: readonly { ingredient_id: string }[]
}

export type Garnish = Required<FoodColor>

/** How a dish is drawn. */
export interface Dish {
  shape: DishShape
  /** Color of most of it. */
  main: string
  /** What lies on it, most telling first; at most three. */
  garnishes: readonly Garnish[]
  /** Makes two dishes of one kind and color lie differently. */
  seed: number
}

const PLAIN = '#e3cfa8'
const MOST_GARNISHES = 3

/** The picture of a recipe, the same on every screen. A recipe of words that nobody knows is a bowl of something light. */
export function dishOf({ recipe_id: id, ingredients }: Pictured): Dish {
  const ids = ingredients.map((ingredient) => ingredient.ingredient_id)
  const main = colorOf(id) ?? ids.map(colorOf).find((food) => food !== undefined)
  const garnishes = ids
    .map(colorOf)
    .filter(isGarnish)
    .filter((food) => food.color !== main?.color)
  return {
    shape: SHAPE_WORDS.find(([word]) => id.includes(word))?.[1] ?? DISH_SHAPES[3],
    main: main?.color ?? PLAIN,
    garnishes: [...new Map(garnishes.map((food) => [food.color, food])).values()].slice(0, MOST_GARNISHES),
    seed: hashOf(id),
  }
}

const colorOf = (text: string): FoodColor | undefined =>
  FOOD_COLORS.find(([word]) => text.includes(word))?.[1]

const isGarnish = (food: FoodColor | undefined): food is Garnish => food?.garnish !== undefined

/** FNV-1a, 32 bits: names that differ in one letter lie apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}
