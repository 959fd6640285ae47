import { MAX_MEAL_PARTS, MEAL_TEXT_LENGTH } from '@gb/domain'
import { Answer, TextField } from '@gb/service-kit'

/** Why a part of a typed meal is not ready to be logged. */
export const MEAL_PART_PROBLEMS = ['unknown_food', 'unknown_amount'] as const
export type MealPartProblem = (typeof MEAL_PART_PROBLEMS)[number]

/** A typed meal. */
export class MealTextDto {
  @TextField(MEAL_TEXT_LENGTH, {
    description: 'What was eaten, in words.',
    example: '2 eggs and half a cup of cottage cheese',
  })
  text!: string
}

/** One part of a typed meal. */
export class MealPartDto {
  @Answer('The part as it was read.', 'half a cup of cottage cheese') text!: string

  @Answer.orNull(
    String,
    'The food of the table; null when the name is not known.',
    'cottage-cheese-2-percent',
  )
  food_id!: string | null

  @Answer("The food's name, or what was typed.", 'Cottage cheese, 2%') name!: string
  @Answer.orNull(Number, 'Weight in g; null when it is not known.', 113) grams!: number | null

  @Answer.orNull(
    String,
    'The household portion the weight was computed by; null for grams and ounces.',
    'cup',
  )
  portion!: string | null

  @Answer.orNull(
    Number,
    'Energy of this amount in kcal, from the food table; null while food or weight is not known.',
    91.5,
  )
  calories!: number | null

  @Answer.orNull(Number, 'Protein of this amount in g; null like calories.', 11.8) protein_g!: number | null
  @Answer.orNull(Number, 'Carbohydrate of this amount in g; null like calories.', 5.4) carbs_g!: number | null
  @Answer.orNull(Number, 'Fat of this amount in g; null like calories.', 2.6) fat_g!: number | null
  @Answer.orNull(Number, 'Fiber of this amount in g; null like calories, and where nobody measured it.', 0)
  fiber_g!: number | null
  @Answer.orNull(Number, 'Sugar of this amount in g; null like calories, and where nobody measured it.', 4.5)
  sugar_g!: number | null
  @Answer('No amount was typed: the usual serving is assumed.', false) is_assumed!: boolean

  @Answer.oneOfOrNull(
    MEAL_PART_PROBLEMS,
    '`unknown_food`: search for it or enter its numbers. `unknown_amount`: the food is not counted that way, ask for grams. null: ready.',
    null,
  )
  problem!: MealPartProblem | null

  @Answer.orNull(String, 'The problem as a sentence; null without one.', null) message!: string | null
}

/** A typed meal, read. */
export class ReadMealDto {
  @Answer.list(MealPartDto, 'Every part in the order it was typed.', { maxItems: MAX_MEAL_PARTS })
  items!: MealPartDto[]
}
