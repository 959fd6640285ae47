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
import { Answer } from '@gb/service-kit'

/** A well rated meal. */
export class SuccessMealDto {
  @ApiProperty({ description: 'Id of the entry.', format: 'uuid' }) entry_id!: string
  @Answer('What was on the plate.', 'Chicken breast, Broccoli') name!: string
  @Answer.oneOf(MEAL_TYPES, 'Which meal.') meal_type!: MealType
  @Answer('When, in the zone of the person.', '2026-11-20', 'date') date!: string
  @Answer('Points, 0 to 100.', 92) rating_score!: number
  @ApiProperty({ description: 'The label of the points.', enum: RATING_LABELS, nullable: true })
  gastric_sleeve_rating!: RatingLabel | null
  @Answer('Protein, g.', 27.8) protein_g!: number
  @Answer('Energy, kcal.', 161.2) calories!: number
}

/** One thing that would help, and what to do. */
export class ImprovementAreaDto {
  @Answer.oneOf(IMPROVABLE_SCORES, 'Which score.') score!: ImprovableScore
  @Answer('Its name in words.', 'Fluids') title!: string
  @Answer('Where it stands.', '40%') percent!: string
  @Answer('The same as a number.', 40) percent_value!: number
  @Answer('One action.', 'Keep a bottle in sight and sip 4 oz every half hour between meals.') action!: string
}

/** What goes well, and what would help. */
export class BehavioralInsightsDto {
  @Answer.oneOfOrNull(
    MEAL_TYPES,
    'The meal with the best mean rating, of those with at least 5 rated ones.',
    'breakfast',
  )
  best_eating_time!: MealType | null

  @Answer.orNull(Number, 'Its mean, 0 to 100.', 78) best_eating_time_value!: number | null
  @Answer.list(SuccessMealDto, 'The 5 best rated meals, each plate once.', { maxItems: 5 })
  highest_success_meals!: SuccessMealDto[]
  @Answer.list(ImprovementAreaDto, 'Scores under 70 %, worst first, each with one action.', { maxItems: 3 })
  improvement_areas!: ImprovementAreaDto[]
}

/** A week with moods and weights. */
export class MoodWeekDto {
  @Answer('Its last day.', '2026-11-20', 'date') week_ending!: string
  @Answer('Mean mood, 1 to 10.', 6.4) mood_average!: number
  @Answer('Mean weight minus that of two weeks before, lbs.', -3.1) weight_change_lbs!: number
}

/** Mood beside weight, over the last 26 weeks whatever the period. */
export class MoodCorrelationDto {
  @Answer.orNull(
    Number,
    "Spearman's coefficient of a week's mean mood and the weight change over 14 days, -1 to 1; needs 8 weeks.",
    -0.34,
  )
  mood_weight_correlation!: number | null

  @Answer.oneOfOrNull(CORRELATION_STRENGTHS, 'In a word.', 'weak') strength!: CorrelationStrength | null
  @Answer.orNull(String, 'In a sentence.', 'In weeks with a better mood, your weight tended to go down more.')
  sentence!: string | null
  @Answer('Stands beside the number, always.', 'This does not show cause.') caution!: string
  @Answer.list(MoodWeekDto, 'Weeks with both, oldest first.', { maxItems: 26 }) weeks!: MoodWeekDto[]
}
