import {
  ALL_EATEN,
  EATEN_SHARES,
  type EatenShare,
  MEAL_FEELINGS,
  MEAL_FIGURE,
  type MealFeeling,
  MEAL_TYPES,
  type MealType,
  PHASE_KEYS,
  type PhaseKey,
  RATING_LABELS,
  type RatingLabel,
} from '@gb/domain'
import { ChoiceField, ImportedEntry, KeptTextField, NumberField } from '@gb/service-kit'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator'
import { MEAL_SENTENCES, MODEL_NAME_LENGTH, RATING_SCORE, REVISION } from '../food-log/meal/food-limits.js'
import { MEAL_SOURCES, type MealSource } from '../food-log/meal/meal.js'
import { FIGURE, type ImportedItem, ItemsField } from './imported-item.js'

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

/** What the model had said of an exported meal. */
class ImportedAnswer {
  @ItemsField()
  items!: ImportedItem[]
}

/** A meal of an export. */
export class ImportedMeal extends ImportedEntry {
  @ChoiceField(MEAL_TYPES, { description: 'Which meal of the day.' })
  meal_type!: MealType

  @ItemsField()
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
