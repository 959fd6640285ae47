import {
  ALL_EATEN,
  EATEN_SHARES,
  type EatenShare,
  FIGURE_ORIGINS,
  type FigureOrigin,
  FOOD_ID_LENGTH,
  FOOD_TAGS,
  type FoodTag,
  ITEM_FIGURE,
  ITEM_GRAMS,
  ITEM_NAME_LENGTH,
  MAX_ITEMS,
  MEAL_FEELINGS,
  MEAL_FIGURE,
  type MealFeeling,
  MEAL_TYPES,
  type MealType,
  PHASE_KEYS,
  type PhaseKey,
  RATING_LABELS,
  type RatingLabel,
  SAID_PHASES,
  type SaidPhase,
} from '@gb/domain'
import { ChoiceField, ImportedEntry, KeptTextField, NumberField } from '@gb/service-kit'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator'
import {
  ITEM_NUMBER,
  MEAL_SENTENCES,
  MODEL_NAME_LENGTH,
  RATING_SCORE,
  REVISION,
} from '../food-log/meal/food-limits.js'
import { FIGURE_NAMES, type TypedName } from '../food-log/meal/item-json.js'
import { MEAL_SOURCES, type MealSource } from '../food-log/meal/meal.js'

const FIGURE = { description: 'kcal or g.' }

const SentencesField = (): PropertyDecorator => (target, name) => {
  IsArray({ message: '$property must be a list of texts.' })(target, name)
  ArrayMaxSize(MEAL_SENTENCES.max, { message: `$property must have up to ${MEAL_SENTENCES.max} texts.` })(
    target,
    name,
  )
  IsString({ each: true, message: '$property must be a list of texts.' })(target, name)
  MaxLength(MEAL_SENTENCES.maxLength, {
    each: true,
    message: `$property must have texts of up to ${MEAL_SENTENCES.maxLength} characters.`,
  })(target, name)
}

const ItemsField =
  (type: () => new () => object): PropertyDecorator =>
  (target, name) => {
    const message = `$property must be a list of 1 to ${MAX_ITEMS} foods.`
    IsArray({ message })(target, name)
    ArrayMinSize(1, { message })(target, name)
    ArrayMaxSize(MAX_ITEMS, { message })(target, name)
    ValidateNested({ each: true, message: '$property must be a list of foods.' })(target, name)
    Type(type)(target, String(name))
  }

const NullableFigureField = (): PropertyDecorator => (target, name) => {
  NumberField(ITEM_FIGURE, FIGURE)(target, name)
  ValidateIf((_object, value) => value !== null)(target, name)
}

/** One food of an exported meal. What is optional is missing in exports of older versions. */
class ImportedItem {
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

/** What the model had said of an exported meal. */
class ImportedAnswer {
  @ItemsField(() => ImportedItem)
  items!: ImportedItem[]
}

/** A meal of an export. */
export class ImportedMeal extends ImportedEntry {
  @ChoiceField(MEAL_TYPES, { description: 'Which meal of the day.' })
  meal_type!: MealType

  @ItemsField(() => ImportedItem)
  items!: ImportedItem[]

  @NumberField(MEAL_FIGURE, FIGURE)
  calories!: number

  @NumberField(MEAL_FIGURE, FIGURE)
  protein_g!: number

  @NumberField(MEAL_FIGURE, FIGURE)
  carbs_g!: number

  @NumberField(MEAL_FIGURE, FIGURE)
  fat_g!: number

  @NumberField(MEAL_FIGURE, FIGURE)
  fiber_g!: number

  @NumberField(MEAL_FIGURE, FIGURE)
  sugar_g!: number

  @ChoiceField(PHASE_KEYS, { description: 'The phase it was rated in.', optional: true })
  phase?: PhaseKey

  @ChoiceField(RATING_LABELS, { description: 'The rating.', optional: true })
  rating?: RatingLabel

  @NumberField(RATING_SCORE, { description: 'Points of the rating.', optional: true })
  rating_score?: number

  @SentencesField()
  rating_reasons: string[] = []

  @SentencesField()
  recommendations: string[] = []

  @SentencesField()
  assumptions: string[] = []

  @ChoiceField(MEAL_SOURCES, { description: 'Where the figures come from.' })
  source!: MealSource

  @NumberField(REVISION, { description: 'How often it was corrected.', optional: true })
  revision = 0

  @IsIn([...EATEN_SHARES], { message: `$property must be one of: ${EATEN_SHARES.join(', ')}.` })
  eaten_percent: EatenShare = ALL_EATEN

  @IsIn([...MEAL_FEELINGS], {
    each: true,
    message: `$property must be out of: ${MEAL_FEELINGS.join(', ')}.`,
  })
  @ArrayUnique({ message: '$property must not repeat.' })
  @IsArray({ message: '$property must be a list of words.' })
  felt: MealFeeling[] = []

  @KeptTextField(MODEL_NAME_LENGTH, { description: 'Which model answered.', optional: true })
  model?: string

  @KeptTextField(MODEL_NAME_LENGTH, { description: 'Which prompt it was asked with.', optional: true })
  prompt_version?: string

  @IsOptional()
  @IsObject({ message: '$property must be an object.' })
  @ValidateNested({ message: '$property must be what the model said.' })
  @Type(() => ImportedAnswer)
  model_answer?: ImportedAnswer
}
