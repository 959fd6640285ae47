import {
  FIGURE_ORIGINS,
  type FigureOrigin,
  FOOD_ID_LENGTH,
  FOOD_TAGS,
  type FoodTag,
  ITEM_FIGURE,
  ITEM_GRAMS,
  ITEM_NAME_LENGTH,
  MAX_ITEMS,
  SAID_PHASES,
  type SaidPhase,
} from '@gb/domain'
import { ChoiceField, KeptTextField, NumberField } from '@gb/service-kit'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  ValidateIf,
  ValidateNested,
} from 'class-validator'
import { ITEM_NUMBER } from '../food-log/meal/food-limits.js'
import { FIGURE_NAMES, type TypedName } from '../food-log/meal/item-json.js'

/** What a number of a food or a meal counts. */
export const FIGURE = { description: 'kcal or g.' }

const NullableFigureField = (): PropertyDecorator => (target, name) => {
  NumberField(ITEM_FIGURE, FIGURE)(target, name)
  ValidateIf((_object, value) => value !== null)(target, name)
}

/** One food of an exported meal. What is optional is missing in exports of older versions. */
export class ImportedItem {
  @NumberField(ITEM_NUMBER, { description: 'Number of the item in its meal.', optional: true })
  item_id?: number

  @IsOptional()
  @KeptTextField(FOOD_ID_LENGTH, { description: 'The food of the food table.' })
  food_id?: string | null

  @ChoiceField(FIGURE_ORIGINS, { description: 'Where the figures come from.', optional: true })
  figures?: FigureOrigin

  @IsOptional()
  @IsArray({ message: '$property must be a list of words.' })
  @IsIn(Object.values(FIGURE_NAMES), { each: true, message: '$property must be names of figures.' })
  @ArrayMaxSize(Object.keys(FIGURE_NAMES).length, { message: '$property must not repeat.' })
  typed?: TypedName[]

  @KeptTextField(ITEM_NAME_LENGTH, { description: 'What it is.' })
  name!: string

  @NumberField(ITEM_GRAMS, FIGURE)
  grams!: number

  @NumberField(ITEM_FIGURE, FIGURE)
  calories!: number

  @NumberField(ITEM_FIGURE, FIGURE)
  protein_g!: number

  @NumberField(ITEM_FIGURE, FIGURE)
  carbs_g!: number

  @NumberField(ITEM_FIGURE, FIGURE)
  fat_g!: number

  @NullableFigureField()
  fiber_g!: number | null

  @NullableFigureField()
  sugar_g!: number | null

  @ArrayMaxSize(FOOD_TAGS.length, { message: '$property must not repeat.' })
  @IsIn([...FOOD_TAGS], { each: true, message: `$property must be out of: ${FOOD_TAGS.join(', ')}.` })
  @IsArray({ message: '$property must be a list of words.' })
  tags!: FoodTag[]

  @ValidateIf((_object, value) => value !== null)
  @IsIn([...SAID_PHASES], { message: `$property must be one of: ${SAID_PHASES.join(', ')}.` })
  earliest_phase!: SaidPhase | null

  @IsBoolean({ message: '$property must be true or false.' })
  is_drink!: boolean
}

/** A list of as many foods as a meal may have. */
export const ItemsField = (): PropertyDecorator => (target, name) => {
  const message = `$property must be a list of 1 to ${MAX_ITEMS} foods.`
  IsArray({ message })(target, name)
  ArrayMinSize(1, { message })(target, name)
  ArrayMaxSize(MAX_ITEMS, { message })(target, name)
  ValidateNested({ each: true, message: '$property must be a list of foods.' })(target, name)
  Type(() => ImportedItem)(target, String(name))
}
