import { CHANCE_WORDS, type ChanceWord } from '@gb/domain'
import { Answer } from '@gb/service-kit'

/** When the goal weight may be reached. Days; of 100 courses that fit so many are there by then. */
export class GoalRangeDto {
  @Answer('10 of 100.', '2027-03-01', 'date') earliest!: string
  @Answer('50 of 100.', '2027-05-10', 'date') likely!: string

  @Answer.orNull(
    String,
    '90 of 100; null when fewer are there by month 24 after surgery, where the curve ends: "from … on".',
    '2027-07-20',
    'date',
  )
  latest!: string | null
}

/** The weight of a day with a weigh-in, lbs. */
export class WeightDayDto {
  @Answer('The day, in the zone of the person.', '2026-11-20', 'date') date!: string
  @Answer('Mean of the day, lbs.', 214.6) weight_lbs!: number
  @Answer('The line through the days around it, lbs.', 214.9) trend_lbs!: number
}

/** Where 80 of 100 are on a day, lbs. */
export class ProjectedWeightDto {
  @Answer('The day.', '2026-11-20', 'date') date!: string
  @Answer('10 of 100 are lighter, lbs.', 178.2) low_lbs!: number
  @Answer('Half of them are lighter, lbs.', 188.4) middle_lbs!: number
  @Answer('10 of 100 are heavier, lbs.', 199.1) high_lbs!: number
}

/** What may be expected of the weight. */
export class ProjectionDto {
  @Answer.oneOfOrNull(
    ['personal', 'population'],
    '`personal`: fitted to the own weigh-ins after surgery. `population`: where most people are who began like this; label it so. null: no band.',
    'personal',
  )
  band_of!: 'personal' | 'population' | null

  @Answer('What the band is, in words.', 'Most courses like yours are in this band.') label!: string

  @Answer.list(
    ProjectedWeightDto,
    'From today to month 24 after surgery, every second week; empty without a band.',
  )
  band!: ProjectedWeightDto[]

  @Answer('Days with a weigh-in after surgery.', 42) days_weighed!: number
}

/** How the weight moves. Trends are negative while losing. */
export class WeightTrendsDto {
  @Answer.orNull(Number, 'The same as 7_day_average.', 214.6) weekly_average!: number | null

  @Answer.orNull(Number, 'Mean of the daily means of the last 7 days, lbs.', 214.6)
  '7_day_average'!: number | null

  @Answer.orNull(Number, 'What the last 30 days changed, lbs (Theil-Sen).', -8.4)
  '30_day_trend'!: number | null

  @Answer.orNull(Number, 'The same slope for a week, lbs.', -2) rate_per_week!: number | null
  @Answer.partOrNull(GoalRangeDto, 'When the goal may be reached, as a range.')
  projected_goal_date!: GoalRangeDto | null
  @Answer.partOrNull(GoalRangeDto, 'The same range.') goal_timeline!: GoalRangeDto | null

  @Answer(
    'What can be said about reaching the goal, in a sentence or two; always there.',
    'You may reach your goal between March and July 2027.',
  )
  goal_statement!: string

  @Answer.orNull(
    String,
    'Chance to hold a loss of at least 20 % of the weight at month 24, from 20% to 99%; null under that, when it is called unlikely and no number is shown, and beside a serious concern.',
    '85%',
  )
  success_probability!: string | null

  @Answer.orNull(Number, 'The same as a number.', 85) success_probability_value!: number | null

  @Answer.oneOfOrNull(
    CHANCE_WORDS,
    'The same in a word, which is shown first, with the number small beside it; null without a number.',
    'likely',
  )
  success_probability_word!: ChanceWord | null

  @Answer(
    'What the chance is of; goes wherever the chance goes.',
    'Chance of keeping off at least 20% of your weight two years after surgery.',
  )
  success_probability_definition!: string

  @Answer.orNull(
    Number,
    'What losses are counted from: the last weight up to surgery, else the first; lbs.',
    262,
  )
  baseline_weight_lbs!: number | null

  @Answer.orNull(
    Number,
    'Loss from it to the last weight of the period, percent; negative after a gain.',
    26.3,
  )
  total_loss_percent!: number | null

  @Answer.list(WeightDayDto, 'Days of the period with a weigh-in, oldest first.') days!: WeightDayDto[]
  @Answer.part(ProjectionDto, 'The band ahead.') projection!: ProjectionDto
}
