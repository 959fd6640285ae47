import { MAX_MEAL_PARTS, MEAL_TEXT_LENGTH } from '@gb/domain'
import { TextField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'

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
  @ApiProperty({ description: 'The part as it was read.', example: 'half a cup of cottage cheese' })
  text!: string

  @ApiProperty({
    description: 'The food of the table; null when the name is not known.',
    type: String,
    nullable: true,
    example: 'cottage-cheese-2-percent',
  })
  food_id!: string | null

  @ApiProperty({ description: "The food's name, or what was typed.", example: 'Cottage cheese, 2%' })
  name!: string

  @ApiProperty({
    description: 'Weight in g; null when it is not known.',
    type: Number,
    nullable: true,
    example: 113,
  })
  grams!: number | null

  @ApiProperty({
    description: 'The household portion the weight was computed by; null for grams and ounces.',
    type: String,
    nullable: true,
    example: 'cup',
  })
  portion!: string | null

  @ApiProperty({
    description:
      'Energy of this amount in kcal, from the food table; null while food or weight is not known.',
    type: Number,
    nullable: true,
    example: 91.5,
  })
  calories!: number | null

  @ApiProperty({
    description: 'Protein of this amount in g; null like calories.',
    type: Number,
    nullable: true,
    example: 11.8,
  })
  protein_g!: number | null

  @ApiProperty({
    description: 'Carbohydrate of this amount in g; null like calories.',
    type: Number,
    nullable: true,
    example: 5.4,
  })
  carbs_g!: number | null

  @ApiProperty({
    description: 'Fat of this amount in g; null like calories.',
    type: Number,
    nullable: true,
    example: 2.6,
  })
  fat_g!: number | null

  @ApiProperty({
    description: 'Fiber of this amount in g; null like calories, and where nobody measured it.',
    type: Number,
    nullable: true,
    example: 0,
  })
  fiber_g!: number | null

  @ApiProperty({
    description: 'Sugar of this amount in g; null like calories, and where nobody measured it.',
    type: Number,
    nullable: true,
    example: 4.5,
  })
  sugar_g!: number | null

  @ApiProperty({ description: 'No amount was typed: the usual serving is assumed.', example: false })
  is_assumed!: boolean

  @ApiProperty({
    description:
      '`unknown_food`: search for it or type its figures. `unknown_amount`: the food is not counted that way, ask for grams. null: ready.',
    enum: [...MEAL_PART_PROBLEMS],
    type: String,
    nullable: true,
    example: null,
  })
  problem!: MealPartProblem | null

  @ApiProperty({
    description: 'The problem as a sentence; null without one.',
    type: String,
    nullable: true,
    example: null,
  })
  message!: string | null
}

/** A typed meal, read. */
export class ReadMealDto {
  @ApiProperty({
    description: 'Every part in the order it was typed.',
    type: [MealPartDto],
    maxItems: MAX_MEAL_PARTS,
  })
  items!: MealPartDto[]
}
