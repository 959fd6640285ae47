import { type FoodNutrients, NUTRIENT_KEYS, type NutrientKey } from './nutrients.js'

/** How much of a plate was eaten, in percent: a few bites, a quarter, half, three quarters, all. Decision 57. */
export const EATEN_SHARES = [10, 25, 50, 75, 100] as const
export type EatenShare = (typeof EATEN_SHARES)[number]

/** All of it: what a meal is until somebody says otherwise. */
export const ALL_EATEN: EatenShare = 100

/** Tells a share from any other number. */
export const isEatenShare = (value: unknown): value is EatenShare =>
  EATEN_SHARES.some((share) => share === value)

/** To mg: each share of a weight to 0.1 g has that many digits at most, so that going back and forth loses nothing. */
const DIGITS = 1_000

type Portion = { readonly grams: number } & { readonly [Key in NutrientKey]?: FoodNutrients[Key] | undefined }

/** A portion of a plate of which another share was eaten than was said before: its weight and its figures follow. */
export const atShare = <P extends Portion>(portion: P, from: EatenShare, to: EatenShare): P => {
  const scaled = (value: number) => Math.round(((value * to) / from) * DIGITS) / DIGITS
  const figures = NUTRIENT_KEYS.flatMap((key): [NutrientKey, number][] => {
    const value = portion[key]
    return typeof value === 'number' ? [[key, scaled(value)]] : []
  })
  return { ...portion, ...Object.fromEntries(figures), grams: scaled(portion.grams) }
}
