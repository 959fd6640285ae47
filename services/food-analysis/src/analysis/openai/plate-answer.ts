import {
  ANALYSIS_CONFIDENCES,
  ITEM_FIGURE,
  ITEM_GRAMS,
  ITEM_NAME_LENGTH,
  type Limit,
  MAX_ITEMS,
  roundToStep,
  SAID_PHASES,
  SEEN_TAGS,
  textureAndTags,
} from '@gb/domain'
import { z } from 'zod'
import { isPlausibleMeal } from '../../food-log/meal/judge-meal.js'
import type { MealItem } from '../../food-log/meal/meal.js'
import { type NoMealReason, type Plate } from '../analyzer/analyzed-plate.js'
import { PORTIONS_GUESSED } from '../analyzer/messages.js'
import { ANSWER_KINDS, ASSUMPTION_CODES, ASSUMPTION_SENTENCES } from '../prompt/plate-v1.js'
import { cleanText } from '../../shared/clean-text.js'

/** Longer than any name and short enough to clean at no cost. */
const RAW_NAME_LENGTH = 2_000

const numberWithin = (limit: Limit) =>
  z
    .number()
    .min(limit.min)
    .max(limit.max)
    .transform((value) => roundToStep(value, limit))

const figure = numberWithin(ITEM_FIGURE)

const itemSchema = z
  .object({
    name: z
      .string()
      .max(RAW_NAME_LENGTH)
      .transform((name) => cleanText(name, ITEM_NAME_LENGTH.max))
      .pipe(z.string().min(ITEM_NAME_LENGTH.min)),
    grams: numberWithin(ITEM_GRAMS),
    calories: figure,
    protein_g: figure,
    carbs_g: figure,
    fat_g: figure,
    fiber_g: figure,
    sugar_g: figure,
    tags: z.array(z.enum(SEEN_TAGS)).max(SEEN_TAGS.length),
    earliest_phase: z.enum(SAID_PHASES).nullable(),
    is_drink: z.boolean(),
  })
  .transform((item): Omit<MealItem, 'itemId'> => ({
    foodId: null,
    name: item.name,
    figures: 'model',
    typed: [],
    grams: item.grams,
    calories: item.calories,
    proteinG: item.protein_g,
    carbsG: item.carbs_g,
    fatG: item.fat_g,
    fiberG: item.fiber_g,
    sugarG: item.sugar_g,
    ...textureAndTags(item.earliest_phase, [...new Set(item.tags)]),
    isDrink: item.is_drink,
  }))

const kindSchema = z.object({ kind: z.enum(ANSWER_KINDS) })

const plateSchema = z.object({
  confidence: z.enum(ANALYSIS_CONFIDENCES),
  items: z
    .array(itemSchema)
    .min(1)
    .max(MAX_ITEMS)
    .transform((items) => items.map((item, index): MealItem => ({ itemId: index + 1, ...item }))),
  assumptions: z.array(z.enum(ASSUMPTION_CODES)).max(ASSUMPTION_CODES.length),
})

const assumptionsOf = ({ assumptions }: z.infer<typeof plateSchema>): string[] => [
  PORTIONS_GUESSED,
  ...[...new Set(assumptions)].map((code) => ASSUMPTION_SENTENCES[code]),
]

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What a model answered, if it is an answer to our question: every figure finite and inside its limits, every text
 * one clean short line. Null for anything else; nothing is guessed into shape.
 */
export const readPlateAnswer = (text: string): Plate | { kind: NoMealReason } | null => {
  const json = parseJson(text)
  const kind = kindSchema.safeParse(json)
  if (!kind.success) return null
  if (kind.data.kind !== 'plate') return { kind: kind.data.kind }
  const plate = plateSchema.safeParse(json)
  if (!plate.success || !isPlausibleMeal(plate.data.items)) return null
  const { items, confidence } = plate.data
  return { kind: 'plate', items, confidence, assumptions: assumptionsOf(plate.data) }
}
