import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import {
  DEFAULT_MEAL_TYPE,
  EATEN_SHARES,
  type EatenShare,
  FOOD_ID_LENGTH,
  ITEM_FIGURE,
  ITEM_GRAMS,
  ITEM_NAME_LENGTH,
  MAX_ITEMS,
  MEAL_FEELINGS,
  MEAL_TYPES,
  type MealFeeling,
  type MealType,
} from '@gb/domain'
import {
  ChoiceField,
  DayField,
  EntryIdField,
  NumberField,
  RecordedAtField,
  TextField,
  UserIdField,
} from '@gb/service-kit'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  ValidateIf,
  ValidateNested,
} from 'class-validator'
import { ITEM_NUMBER } from '../meal/food-limits.js'

const MEAL_TYPE_TEXT = { description: 'Which meal of the day.', example: 'lunch', optional: true }

const FigureField = (what: string, example: number): PropertyDecorator =>
  NumberField(ITEM_FIGURE, {
    description: `${what} of the whole portion, when you know it better; rounded to ${ITEM_FIGURE.step}.`,
    example,
    optional: true,
  })

/**
 * One food of a meal. Three ways to say it: `{food_id, grams}` takes the figures of the food table;
 * `{name, grams, calories, protein_g, carbs_g, fat_g}` takes yours; `{item_id, grams}` keeps an item of the stored meal
 * and grows its figures with the weight. Figures beside a food_id or item_id are kept as typed.
 */
export class MealItemRequest {
  @NumberField(ITEM_NUMBER, {
    description: 'An item of the stored meal that is being corrected; absent for a new one.',
    example: 1,
    optional: true,
  })
  item_id?: number

  @TextField(FOOD_ID_LENGTH, { description: 'A food of the food table.', optional: true }) food_id?: string

  @TextField(ITEM_NAME_LENGTH, {
    description: 'What it is. Without figures the food table is searched for it.',
    example: 'Cottage cheese',
    optional: true,
  })
  name?: string

  @NumberField(ITEM_GRAMS, { description: 'Weight in g; rounded to 0.1.', example: 110 }) grams!: number
  @FigureField('Energy in kcal', 79.2) calories?: number
  @FigureField('Protein in g', 13.6) protein_g?: number
  @FigureField('Carbohydrate in g', 3) carbs_g?: number
  @FigureField('Fat in g', 1.1) fat_g?: number
  @FigureField('Fiber in g', 0) fiber_g?: number
  @FigureField('Sugar in g', 3) sugar_g?: number
}

const ItemsField = (optional: boolean): PropertyDecorator =>
  applyDecorators(
    (optional ? ApiPropertyOptional : ApiProperty)({
      description: 'All foods of the meal; what is not in the list is not in the meal.',
      type: [MealItemRequest],
      minItems: 1,
      maxItems: MAX_ITEMS,
      example: [
        { name: 'Cottage cheese', grams: 110, calories: 79.2, protein_g: 13.6, carbs_g: 3, fat_g: 1.1 },
      ],
    }),
    ...(optional ? [ValidateIf((_object, value) => value !== undefined)] : []),
    IsArray({ message: '$property must be a list of foods.' }),
    ArrayMinSize(1, { message: '$property must have at least one food.' }),
    ArrayMaxSize(MAX_ITEMS, { message: `$property must have at most ${MAX_ITEMS} foods.` }),
    ValidateNested({ each: true, message: '$property must be a list of foods.' }),
    Type(() => MealItemRequest),
  )

const isSent = (_object: unknown, value: unknown): boolean => value !== undefined

const EatenField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      description:
        'How much of the plate was eaten, in percent. Alone it takes foods and sums along; beside `items` those are what was eaten.',
      enum: [...EATEN_SHARES],
      type: Number,
      example: 50,
    }),
    ValidateIf(isSent),
    IsIn([...EATEN_SHARES], { message: `$property must be one of: ${EATEN_SHARES.join(', ')}.` }),
  )

const FeltField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      description: 'How the meal sat: the whole list, empty to take it back. `fine` stands alone.',
      enum: [...MEAL_FEELINGS],
      isArray: true,
      example: ['nausea'],
    }),
    ValidateIf(isSent),
    IsArray({ message: '$property must be a list of words.' }),
    ArrayUnique({ message: '$property must not repeat.' }),
    IsIn([...MEAL_FEELINGS], {
      each: true,
      message: `$property must be out of: ${MEAL_FEELINGS.join(', ')}.`,
    }),
  )

/** A meal without a photo. It does not use a scan. */
export class AddFoodEntryDto {
  @UserIdField() user_id!: string
  @ChoiceField(MEAL_TYPES, { ...MEAL_TYPE_TEXT, default: DEFAULT_MEAL_TYPE })
  meal_type: MealType = DEFAULT_MEAL_TYPE
  @ItemsField(false) items!: MealItemRequest[]
  @EatenField() eaten_percent?: EatenShare
  @FeltField() felt?: MealFeeling[]
  @EntryIdField() entry_id?: string
  @RecordedAtField() recorded_at?: string
}

/** The changed fields of a meal. */
export class ChangeFoodEntryDto {
  @UserIdField() user_id!: string
  @ChoiceField(MEAL_TYPES, MEAL_TYPE_TEXT) meal_type?: MealType
  @ItemsField(true) items?: MealItemRequest[]
  @EatenField() eaten_percent?: EatenShare
  @FeltField() felt?: MealFeeling[]
  @RecordedAtField() recorded_at?: string
}

/** A logged or favorite meal once more. */
export class RepeatFoodEntryDto {
  @UserIdField() user_id!: string
  @FeltField() felt?: MealFeeling[]
  @ChoiceField(MEAL_TYPES, { ...MEAL_TYPE_TEXT, description: 'Which meal it is now; as it was when absent.' })
  meal_type?: MealType
  @EntryIdField() entry_id?: string
  @RecordedAtField() recorded_at?: string
}

/** From which day to which. */
export class CopyFoodDayDto {
  @UserIdField() user_id!: string
  @DayField({ description: 'The day whose meals are copied.', example: '2026-11-19' }) from!: string
  @DayField({ description: 'The day they are copied to: today or a day before.', example: '2026-11-20' })
  to!: string
}
