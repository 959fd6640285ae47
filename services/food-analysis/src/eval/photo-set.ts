import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DEFAULT_MEAL_TYPE,
  ITEM_FIGURE,
  ITEM_GRAMS,
  ITEM_NAME_LENGTH,
  MAX_ITEMS,
  MEAL_TYPES,
  type MealType,
  nutrientsFor,
} from '@gb/domain'
import { z } from 'zod'
import type { MatchFood } from '../analysis/table-figures.js'
import { EVAL_MESSAGES } from './messages.js'

/** The folder cannot be measured with; `message` says why. */
export class EvalRefusal extends Error {}

/** Energy in kcal and protein in g. */
export interface MealFigures {
  readonly calories: number
  readonly proteinG: number
}

/** A photo and what is on it. */
export interface KnownMeal {
  /** Name of the file in the folder. */
  readonly photo: string
  readonly mealType: MealType
  readonly known: MealFigures
}

const SET_FILE = 'meals.json'
const figure = z.number().min(ITEM_FIGURE.min).max(ITEM_FIGURE.max)

const weighedFood = z
  .strictObject({
    name: z.string().min(ITEM_NAME_LENGTH.min).max(ITEM_NAME_LENGTH.max),
    grams: z.number().positive().max(ITEM_GRAMS.max),
    calories: figure.optional(),
    protein_g: figure.optional(),
  })
  .refine(
    (food) => (food.calories === undefined) === (food.protein_g === undefined),
    EVAL_MESSAGES.bothOrNeither,
  )

const photoSet = z.strictObject({
  note: z.string().optional(),
  meals: z
    .array(
      z.strictObject({
        photo: z
          .string()
          .regex(/^[^/\\]+\.(?:jpe?g|png|webp)$/i, 'must be a JPEG, PNG or WebP beside meals.json'),
        meal_type: z.enum(MEAL_TYPES).default(DEFAULT_MEAL_TYPE),
        foods: z.array(weighedFood).min(1).max(MAX_ITEMS),
      }),
    )
    .min(1),
})

type WeighedFood = z.infer<typeof weighedFood>

const figuresOf = (food: WeighedFood, matchFood: MatchFood): MealFigures => {
  const { name, grams, calories, protein_g: proteinG } = food
  if (calories !== undefined && proteinG !== undefined) return { calories, proteinG }
  const known = matchFood(name)
  if (!known) throw new EvalRefusal(EVAL_MESSAGES.unknownFood(SET_FILE, name))
  return nutrientsFor(known, grams)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new EvalRefusal(EVAL_MESSAGES.noJson(SET_FILE))
  }
}

/**
 * Reads what lies on the photos of a folder: weighed foods, with the figures of the food table where none are given.
 * @throws EvalRefusal with a sentence
 */
export const readPhotoSet = async (folder: string, matchFood: MatchFood): Promise<KnownMeal[]> => {
  const text = await readFile(join(folder, SET_FILE), 'utf8').catch(() => {
    throw new EvalRefusal(EVAL_MESSAGES.noSet(folder, SET_FILE))
  })
  const read = photoSet.safeParse(parseJson(text))
  if (!read.success) throw new EvalRefusal(`${SET_FILE}: ${z.prettifyError(read.error)}`)
  return read.data.meals.map(({ photo, meal_type: mealType, foods }) => {
    const figures = foods.map((food) => figuresOf(food, matchFood))
    return {
      photo,
      mealType,
      known: {
        calories: figures.reduce((sum, { calories }) => sum + calories, 0),
        proteinG: figures.reduce((sum, { proteinG }) => sum + proteinG, 0),
      },
    }
  })
}
