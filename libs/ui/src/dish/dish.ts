import { BOWL_BASES, FOOD_COLORS, isLoose, type FoodColor } from './food-colors'
import { DISH_SHAPES, SHAPE_WORDS, SHELL_COLORS, type DishShape } from './shape-words'

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
  /** Color that lies behind it: of the dish, or of what is on it where the dish itself is white, gray or nearly black. */
  ground: string
  /** Color of what is filled, where something is. */
  shell: string
  /** What lies on it, most telling first; at most three. */
  garnishes: readonly Garnish[]
  /** Makes two dishes of one kind and color lie differently. */
  seed: number
}

const PLAIN = '#e3cfa8'
const MOST_GARNISHES = 3
/** Below this share a color is no color to a hungry eye [own]. */
const COLORFUL = 0.3

/**
 * The picture of a recipe, the same on every screen. A recipe of words that nobody knows is a bowl of something light.
 * Source: decision 85.
 */
export function dishOf({ recipe_id: id, ingredients }: Pictured): Dish {
  const ids = ingredients.map((ingredient) => ingredient.ingredient_id)
  const shape = firstOf(SHAPE_WORDS, id) ?? DISH_SHAPES[3]
  const main = mainOf(shape, id) ?? ids.map(colorOf).find((color) => color !== undefined) ?? PLAIN
  const garnishes = ids
    .map((each) => firstOf(FOOD_COLORS, each))
    .filter(isGarnish)
    .filter(({ color }) => color !== main)
    .toSorted((a, b) => Number(isLoose(a.garnish)) - Number(isLoose(b.garnish)))
  return {
    shape,
    main,
    ground: [main, ...garnishes.map(({ color }) => color)].find(isColorful) ?? PLAIN,
    shell: firstOf(SHELL_COLORS, id) ?? PLAIN,
    garnishes: [...new Map(garnishes.map((food) => [food.color, food])).values()].slice(0, MOST_GARNISHES),
    seed: hashOf(id),
  }
}

const mainOf = (shape: DishShape, id: string): string | undefined =>
  (shape === 'bowl' ? firstOf(BOWL_BASES, id) : undefined) ?? colorOf(id)

const firstOf = <T>(words: readonly (readonly [word: string, meant: T])[], text: string): T | undefined =>
  words.find(([word]) => text.includes(word))?.[1]

const colorOf = (text: string): string | undefined => firstOf(FOOD_COLORS, text)?.color

const isGarnish = (food: FoodColor | undefined): food is Garnish => food?.garnish !== undefined

/** Whether a color, as "#rrggbb", is far enough from gray. */
function isColorful(color: string): boolean {
  const parts = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16) / 255)
  return Math.max(...parts) - Math.min(...parts) >= COLORFUL
}

/** FNV-1a, 32 bits: names that differ in one letter lie apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}
