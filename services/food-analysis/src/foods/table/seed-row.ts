import {
  EARLIEST_PHASES,
  energyFits,
  FOOD_GRAMS_PER_100_G,
  FOOD_KCAL_PER_100_G,
  FOOD_NAME_LENGTH,
  FOOD_TAGS,
  MAX_PORTIONS,
  PORTION_GRAMS,
  PORTION_NAME_LENGTH,
} from '@gb/domain'
import { z } from 'zod'
import type { FoodToStore } from './food.repository.js'

const number = (limit: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d+(\.\d{1,2})?$/, 'must be a number with at most two decimals')
    .transform(Number)
    .pipe(z.number().min(limit.min).max(limit.max))

const gram = number(FOOD_GRAMS_PER_100_G)

const list = z.string().transform((text) => (text === '' ? [] : text.split(';').map((part) => part.trim())))

const portion = z
  .string()
  .regex(/^[^=]+=[\d.]+$/, 'must be like "cup=226"')
  .transform((text) => {
    const [name = '', grams = ''] = text.split('=')
    return { name, grams: Number(grams) }
  })
  .pipe(
    z.object({
      name: z.string().min(PORTION_NAME_LENGTH.min).max(PORTION_NAME_LENGTH.max),
      grams: z.number().min(PORTION_GRAMS.min).max(PORTION_GRAMS.max),
    }),
  )

const row = z
  .strictObject({
    food_id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
    name: z.string().min(FOOD_NAME_LENGTH.min).max(FOOD_NAME_LENGTH.max),
    kcal: number(FOOD_KCAL_PER_100_G),
    protein_g: gram,
    carbs_g: gram,
    fat_g: gram,
    fiber_g: gram,
    sugar_g: gram,
    alcohol_g: z
      .literal('')
      .transform(() => 0)
      .or(gram),
    earliest_phase: z.enum(EARLIEST_PHASES),
    is_drink: z.enum(['yes', '']).transform((text) => text === 'yes'),
    tags: list.pipe(z.array(z.enum(FOOD_TAGS))),
    portions: list.pipe(z.array(portion).min(1).max(MAX_PORTIONS)),
    aliases: list,
    source: z.string().min(1),
  })
  .transform((cells) => ({
    sourceNote: cells.source,
    alcoholG: cells.alcohol_g,
    food: {
      foodId: cells.food_id,
      source: 'own' as const,
      name: cells.name,
      per100g: {
        calories: cells.kcal,
        proteinG: cells.protein_g,
        carbsG: cells.carbs_g,
        fatG: cells.fat_g,
        fiberG: cells.fiber_g,
        sugarG: cells.sugar_g,
      },
      portions: cells.portions,
      earliestPhase: cells.earliest_phase,
      tags: cells.tags,
      isDrink: cells.is_drink,
      aliases: cells.aliases,
    },
  }))
  .refine(
    ({ food, alcoholG }) => energyFits(food.per100g, 'measured', alcoholG),
    'the energy does not agree with 4/4/9',
  )

/** One line of a shipped file as a food. Throws an Error that names the food and what is wrong with it. */
export const readSeedRow = (cells: Record<string, string>): FoodToStore => {
  const read = row.safeParse(cells)
  if (read.success) return { food: read.data.food, sourceNote: read.data.sourceNote }
  throw new Error(`${cells['food_id'] ?? 'a food without food_id'}: ${z.prettifyError(read.error)}`)
}
