import {
  CORRELATION_STRENGTHS,
  type CorrelationStrength,
  IMPROVABLE_SCORES,
  type ImprovableScore,
  MEAL_TYPES,
  type MealType,
  RATING_LABELS,
  type RatingLabel,
} from '@gb/domain'
import { ApiProperty } from '@nestjs/swagger'

const DAY = { format: 'date', example: '2026-11-20' }

/** A well rated meal. */
export class SuccessMealDto {
  @ApiProperty({ description: 'Id of the entry.', format: 'uuid' })
  entry_id!: string

  @ApiProperty({ description: 'What was on the plate.', example: 'Chicken breast, Broccoli' })
  name!: string

  @ApiProperty({ description: 'Which meal.', enum: MEAL_TYPES })
  meal_type!: MealType

  @ApiProperty({ ...DAY, description: 'When, in the zone of the person.' })
  date!: string

  @ApiProperty({ description: 'Points, 0 to 100.', example: 92 })
  rating_score!: number

  @ApiProperty({ description: 'The label of the points.', enum: RATING_LABELS, nullable: true })
  gastric_sleeve_rating!: RatingLabel | null

  @ApiProperty({ description: 'Protein, g.', example: 27.8 })
  protein_g!: number

  @ApiProperty({ description: 'Energy, kcal.', example: 161.2 })
  calories!: number
}

/** One thing that would help, and what to do. */
export class ImprovementAreaDto {
  @ApiProperty({ description: 'Which score.', enum: IMPROVABLE_SCORES })
  score!: ImprovableScore

  @ApiProperty({ description: 'Its name in words.', example: 'Fluids' })
  title!: string

  @ApiProperty({ description: 'Where it stands.', example: '40%' })
  percent!: string

  @ApiProperty({ description: 'The same as a number.', example: 40 })
  percent_value!: number

  @ApiProperty({
    description: 'One action.',
    example: 'Keep a bottle in sight and sip 4 oz every half hour between meals.',
  })
  action!: string
}

/** What goes well, and what would help. */
export class BehavioralInsightsDto {
  @ApiProperty({
    description: 'The meal with the best mean rating, of those with at least 5 rated ones.',
    enum: MEAL_TYPES,
    nullable: true,
    example: 'breakfast',
  })
  best_eating_time!: MealType | null

  @ApiProperty({ description: 'Its mean, 0 to 100.', type: Number, nullable: true, example: 78 })
  best_eating_time_value!: number | null

  @ApiProperty({
    description: 'The 5 best rated meals, each plate once.',
    type: [SuccessMealDto],
    maxItems: 5,
  })
  highest_success_meals!: SuccessMealDto[]

  @ApiProperty({
    description: 'Scores under 70 %, worst first, each with one action.',
    type: [ImprovementAreaDto],
    maxItems: 3,
  })
  improvement_areas!: ImprovementAreaDto[]
}

/** A week with moods and weights. */
export class MoodWeekDto {
  @ApiProperty({ ...DAY, description: 'Its last day.' })
  week_ending!: string

  @ApiProperty({ description: 'Mean mood, 1 to 10.', example: 6.4 })
  mood_average!: number

  @ApiProperty({ description: 'Mean weight minus that of two weeks before, lbs.', example: -3.1 })
  weight_change_lbs!: number
}

/** Mood beside weight, over the last 26 weeks whatever the period. */
export class MoodCorrelationDto {
  @ApiProperty({
    description:
      "Spearman's coefficient of a week's mean mood and the weight change over 14 days, -1 to 1; needs 8 weeks.",
    type: Number,
    nullable: true,
    example: -0.34,
  })
  mood_weight_correlation!: number | null

  @ApiProperty({ description: 'In a word.', enum: CORRELATION_STRENGTHS, nullable: true, example: 'weak' })
  strength!: CorrelationStrength | null

  @ApiProperty({
    description: 'In a sentence.',
    type: String,
    nullable: true,
    example: 'In weeks with a better mood, your weight tended to go down more.',
  })
  sentence!: string | null

  @ApiProperty({ description: 'Stands beside the number, always.', example: 'This does not show cause.' })
  caution!: string

  @ApiProperty({ description: 'Weeks with both, oldest first.', type: [MoodWeekDto], maxItems: 26 })
  weeks!: MoodWeekDto[]
}
