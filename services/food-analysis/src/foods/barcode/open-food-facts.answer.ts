import {
  energyFits,
  FOOD_GRAMS_PER_100_G,
  FOOD_KCAL_PER_100_G,
  FOOD_NAME_LENGTH,
  type FoodPortion,
  type Limit,
  PORTION_GRAMS,
  roundToStep,
} from '@gb/domain'
import { z } from 'zod'
import { cleanText } from '../../shared/clean-text.js'
import type { ProductAnswer } from './product-source.js'

const NUMBER = /^[+-]?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})(?:e[+-]?\d{1,3})?$/i

/** A figure as strangers write it. Coercing would make 0 of an empty text, null, false and [], and nobody measured that. */
const written = z.union([z.number(), z.string().trim().regex(NUMBER).transform(Number)])

// The answer of strangers: a wrong field is a missing one, never an error.
const figure = (limit: Limit) =>
  written
    .pipe(z.number().min(limit.min).max(limit.max))
    .transform((value) => roundToStep(value, limit))
    .optional()
    .catch(undefined)

const grams = figure(FOOD_GRAMS_PER_100_G)
const text = z.string().max(1000).catch('')

const answer = z.object({
  product: z
    .object({
      product_name_en: text,
      product_name: text,
      brands: text,
      serving_quantity: figure(PORTION_GRAMS),
      nutriments: z
        .object({
          'energy-kcal_100g': figure(FOOD_KCAL_PER_100_G),
          proteins_100g: grams,
          carbohydrates_100g: grams,
          fat_100g: grams,
          fiber_100g: grams,
          sugars_100g: grams,
        })
        .catch({}),
    })
    .optional(),
})

const nameOf = (names: string[], brands: string): string => {
  const name = names.map((candidate) => cleanText(candidate, FOOD_NAME_LENGTH.max)).find(Boolean) ?? ''
  const brand = cleanText(brands.split(',')[0] ?? '', 40)
  const isNamed = brand === '' || name.toLowerCase().includes(brand.toLowerCase())
  return name === '' ? '' : cleanText(isNamed ? name : `${name} (${brand})`, FOOD_NAME_LENGTH.max)
}

const portionsOf = (servingG: number | undefined): FoodPortion[] => [
  ...(servingG === undefined ? [] : [{ name: 'serving', grams: servingG }]),
  { name: 'ounce', grams: 28.35 },
]

/**
 * Reads an answer of Open Food Facts. Energy, protein, carbohydrate and fat must be there and agree by 4/4/9; a label may
 * leave fiber and sugar out.
 */
export const readProduct = (code: string, body: unknown): ProductAnswer => {
  const read = answer.safeParse(body)
  const product = read.success ? read.data.product : undefined
  if (!product) return { state: 'unknown' }
  const of = product.nutriments
  const [calories, proteinG, carbsG] = [of['energy-kcal_100g'], of.proteins_100g, of.carbohydrates_100g]
  const [fatG, fiberG] = [of.fat_100g, of.fiber_100g ?? null]
  const name = nameOf([product.product_name_en, product.product_name], product.brands)
  if (calories === undefined || proteinG === undefined || carbsG === undefined) return { state: 'incomplete' }
  if (fatG === undefined || name === '') return { state: 'incomplete' }
  // European labels count fiber beside the carbohydrate, American ones within it.
  const per100g = { calories, proteinG, carbsG, fatG, fiberG, sugarG: of.sugars_100g ?? null }
  const european = { ...per100g, carbsG: carbsG + (fiberG ?? 0) }
  if (!energyFits(per100g, 'measured') && !energyFits(european, 'measured')) return { state: 'incomplete' }
  return {
    state: 'found',
    food: {
      foodId: `ean-${code}`,
      source: 'product',
      name,
      per100g,
      portions: portionsOf(product.serving_quantity),
      earliestPhase: null,
      tags: [],
      isDrink: false,
      aliases: [],
    },
  }
}
