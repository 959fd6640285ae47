import { ironAmount, type IronAnswer } from './iron.js'

/** The nutrients that a small stomach most often gets too little of. Source: health-rules 3.6. */
export const MICRONUTRIENTS = ['b12', 'iron', 'calcium', 'vitamin_d', 'thiamin', 'zinc', 'folate'] as const
export type Micronutrient = (typeof MICRONUTRIENTS)[number]

/** The unit in which each is counted, that of its label. Source: health-rules 3.6. */
export const MICRONUTRIENT_UNITS = {
  b12: 'mcg',
  iron: 'mg',
  calcium: 'mg',
  vitamin_d: 'IU',
  thiamin: 'mg',
  zinc: 'mg',
  folate: 'mcg',
} as const satisfies Record<Micronutrient, 'mcg' | 'mg' | 'IU'>

/** What 100 g of a food hold, each in its unit; what nobody measured is not in it, which is never read as 0. */
export type Micronutrients = Readonly<Partial<Record<Micronutrient, number>>>

/** The amount of a day, in the unit of the nutrient. */
export interface MicronutrientAim {
  readonly from: number
  readonly to: number
  /** Whether the amount is one of pills, with food as an addition, or of both together. */
  readonly of: 'pills' | 'both'
}

/** Source: health-rules 3.1. */
const AIMS: Record<Exclude<Micronutrient, 'iron'>, MicronutrientAim> = {
  b12: { from: 350, to: 1000, of: 'pills' },
  calcium: { from: 1200, to: 1500, of: 'both' },
  vitamin_d: { from: 3000, to: 3000, of: 'pills' },
  thiamin: { from: 12, to: 12, of: 'pills' },
  zinc: { from: 8, to: 11, of: 'pills' },
  folate: { from: 400, to: 800, of: 'pills' },
}

/** What is usual a day after a sleeve; iron by the answer of the person. Source: health-rules 3.1 and 9b.12. */
export const micronutrientAim = (nutrient: Micronutrient, iron: IronAnswer | null): MicronutrientAim => {
  if (nutrient !== 'iron') return AIMS[nutrient]
  const { fromMg: from, toMg: to } = ironAmount(iron)
  return { from, to, of: 'pills' }
}

/** Foods of a day: how many, their weight in g together, and what 100 g hold; null where nobody knows. */
export interface EatenFoods {
  readonly foods: number
  readonly grams: number
  readonly per100g: Micronutrients | null
}

/** What is known to come from food, and of how many foods it is known. */
export interface FromFood {
  readonly amount: number
  readonly known: number
}

const DECIMALS = 1000
const rounded = (amount: number): number => Math.round(amount * DECIMALS) / DECIMALS

const fromFood = (nutrient: Micronutrient, eaten: readonly EatenFoods[]): FromFood => {
  let [amount, known] = [0, 0]
  for (const { foods, grams, per100g } of eaten) {
    const held = per100g?.[nutrient]
    if (held === undefined) continue
    amount += (held * grams) / 100
    known += foods
  }
  return { amount: rounded(amount), known }
}

/**
 * What the foods of a day held of each nutrient: a lower bound wherever not all of them are known.
 * Source: health-rules 3.6.
 */
export const micronutrientsOf = (eaten: readonly EatenFoods[]): Record<Micronutrient, FromFood> => ({
  b12: fromFood('b12', eaten),
  iron: fromFood('iron', eaten),
  calcium: fromFood('calcium', eaten),
  vitamin_d: fromFood('vitamin_d', eaten),
  thiamin: fromFood('thiamin', eaten),
  zinc: fromFood('zinc', eaten),
  folate: fromFood('folate', eaten),
})
