import { roundToStep } from '../../measures/limit.js'
import type { Food, FoodPortion } from '../food.js'
import { SMALL_CONDIMENT_BELOW_G } from '../tags.js'
import { singular } from '../words.js'
import type { Clause } from './clause.js'
import { type MealUnit, unitFor } from './units.js'

/** What an amount weighs, and the household portion it was computed by; null portion for grams and ounces. */
export interface WeighedAmount {
  readonly grams: number
  readonly portion: string | null
}

/** A part of a meal heavier than this is a slip of the finger, in g. security-rules 2.10 bounds items the same way. */
const MAX_GRAMS = 5000
const TENTH = { step: 0.1 } as const

/** How many of a measure make a cup. */
const PER_CUP: Readonly<Record<string, number>> = { cup: 1, tablespoon: 16, teaspoon: 48, 'fluid ounce': 8 }
const WATER_CUP_G = 237

/**
 * More than this of solid food is more than a small stomach's usual serving, in g: half a cup to one, health-rules 1.1. What
 * is assumed where no amount was typed is halved until it is no more [own], health-rules 9b.15.
 */
const MOST_ASSUMED_G = 150

/** What food is packed in; one word is often said for the other. */
const PACKED = new Set(['container', 'can', 'bottle', 'packet', 'package', 'tub', 'carton', 'pouch'])

type Measured = Pick<Food, 'portions' | 'isDrink'> & Partial<Pick<Food, 'tags'>>

const nounsOf = (name: string): string[] => name.split(/[\s,]+/).map(singular)
const measureOf = ({ name }: FoodPortion): string => name.split(',')[0]?.trim() ?? name
const isCountable = (portion: FoodPortion): boolean =>
  !(measureOf(portion) in PER_CUP) && measureOf(portion) !== 'ounce' && portion.name !== 'serving'

const times = (portion: FoodPortion | undefined, count: number): WeighedAmount | null =>
  portion ? { grams: portion.grams * count, portion: portion.name } : null

const isPacked = ({ name }: FoodPortion): boolean => nounsOf(name).some((noun) => PACKED.has(noun))

/**
 * Gravy and dressing come by the spoon, however they are sold; purees are offered by the spoon first, and nobody who says
 * only what they had had one.
 */
const usualPortion = ({ portions, tags = [] }: Measured): FoodPortion | undefined => {
  const [first] = portions
  const spoon = portions.find((portion) => measureOf(portion) === 'tablespoon')
  if (tags.includes('condiment')) return spoon ?? first
  return first === spoon ? (portions.find(({ name }) => name === 'serving') ?? first) : first
}

/** Of a sauce nobody measured so little that it stops no plate: nobody said that it was a spoon. Source: health-rules 9b.9. */
const littleOf = ({ portions }: Measured, spoon: FoodPortion): WeighedAmount => {
  if (spoon.grams < SMALL_CONDIMENT_BELOW_G) return { grams: spoon.grams, portion: spoon.name }
  const small = portions.find((portion) => measureOf(portion) === 'teaspoon')
  return times(small, 1) ?? { grams: spoon.grams / 2, portion: spoon.name }
}

const usual = (food: Measured): WeighedAmount | null => {
  const { isDrink, tags = [] } = food
  const portion = usualPortion(food)
  const one = times(portion, 1)
  if (portion === undefined || one === null || isDrink) return one
  if (tags.includes('condiment') && measureOf(portion) === 'tablespoon') return littleOf(food, portion)
  const halvings = Math.max(0, Math.ceil(Math.log2(one.grams / MOST_ASSUMED_G)))
  return { ...one, grams: one.grams / 2 ** halvings }
}

const gramsPerCup = ({ portions, isDrink }: Measured): { grams: number; portion: string | null } | null => {
  for (const measure of Object.keys(PER_CUP)) {
    const portion = portions.find((candidate) => measureOf(candidate) === measure)
    if (portion) return { grams: portion.grams * (PER_CUP[measure] ?? 1), portion: portion.name }
  }
  return isDrink ? { grams: WATER_CUP_G, portion: null } : null
}

/** "Snickers fun size", "medium banana": the portion that the name tells the size of. */
const sizedPortion = ({ portions }: Measured, name: string): FoodPortion | undefined => {
  const words = name.split(/\s+/).map(singular)
  return portions.find(
    (portion) =>
      nounsOf(portion.name).length > 1 && nounsOf(portion.name).every((noun) => words.includes(noun)),
  )
}

/** "2 eggs", "a chicken breast": the portion the food is named by, then one that can be counted. */
const counted = (food: Measured, name: string, count: number): WeighedAmount | null => {
  const words = name.split(/\s+/).map(singular)
  const last = words.at(-1) ?? ''
  const named = food.portions.find((portion) => isCountable(portion) && nounsOf(portion.name).includes(last))
  return times(
    sizedPortion(food, name) ?? named ?? food.portions.find(isCountable) ?? food.portions[0],
    count,
  )
}

const inUnit = (food: Measured, unit: MealUnit, count: number): WeighedAmount | null => {
  if (unit.kind === 'mass') return { grams: unit.grams * count, portion: null }
  if (unit.kind === 'volume') {
    // The food's own portion of that name is exact: a container, bowl or glass of its own.
    const own = food.portions.find((portion) => measureOf(portion) === unit.name)
    if (own) return times(own, count)
    const cup = gramsPerCup(food)
    return cup && { grams: cup.grams * unit.cups * count, portion: cup.portion }
  }
  if (unit.name === 'serving' || unit.name === 'portion') return times(food.portions[0], count)
  const named = food.portions.find((portion) => nounsOf(portion.name).includes(unit.name))
  const own = named ?? (PACKED.has(unit.name) ? food.portions.find(isPacked) : undefined)
  return times(own ?? (unit.name === 'piece' ? food.portions.find(isCountable) : undefined), count)
}

/**
 * What the typed amount of a food weighs, or null when the food is not sold, cut or counted that way ("a slice of
 * soup"). Without an amount it is the food's usual serving, as a small stomach holds it.
 */
export const weigh = (food: Measured, { quantity, unit, name }: Clause): WeighedAmount | null => {
  const amount =
    unit !== null
      ? inUnit(food, unitFor(unit, food.isDrink), quantity ?? 1)
      : quantity === null
        ? (times(sizedPortion(food, name), 1) ?? usual(food))
        : counted(food, name, quantity)
  if (amount === null || amount.grams > MAX_GRAMS) return null
  return { grams: Math.max(TENTH.step, roundToStep(amount.grams, TENTH)), portion: amount.portion }
}
