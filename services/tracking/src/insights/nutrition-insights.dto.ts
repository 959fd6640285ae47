import { Answer } from '@gb/service-kit'

/** The two shares of the home summary. */
export class NutritionInsightsDto {
  @Answer.orNull(
    String,
    'Share of days with food on which protein was at least 90 % of the goal of that day.',
    '80%',
  )
  protein_consistency!: string | null

  @Answer.orNull(Number, 'The same as a number.', 80) protein_consistency_value!: number | null
  @Answer('Days that count for it.', 28) protein_consistency_days!: number
  @Answer.orNull(String, 'Share of days with fluids on which they reached the goal of that day.', '80%')
  hydration_compliance!: string | null
  @Answer.orNull(Number, 'The same as a number.', 80) hydration_compliance_value!: number | null
  @Answer('Days that count for it.', 28) hydration_compliance_days!: number
}

/** Food of a day with food logged. */
export class NutritionDayDto {
  @Answer('The day.', '2026-11-20', 'date') date!: string
  @Answer('Protein, g.', 62.5) protein_g!: number
  @Answer.orNull(Number, 'Goal of that day by its phase, g; null is no goal then.', 80)
  protein_goal!: number | null
  @Answer('Energy, kcal.', 912.4) calories!: number
  @Answer.orNull(Number, 'Goal of that day by its phase, kcal; null is no goal then.', 1000)
  calories_goal!: number | null
}

/** Fluids of a day with fluids logged. */
export class HydrationDayDto {
  @Answer('The day.', '2026-11-20', 'date') date!: string
  @Answer('Drunk, oz.', 56) total_fluid_oz!: number
  @Answer('Goal of that day by its phase, oz.', 64) fluid_goal_oz!: number
}

/** Scores of eating and drinking, and the days behind them. */
export class NutritionPatternsDto {
  @Answer.orNull(String, 'As in nutrition_insights.', '80%') protein_consistency!: string | null
  @Answer.orNull(Number, 'The same as a number.', 80) protein_consistency_value!: number | null

  @Answer.orNull(
    String,
    'Share of days with a meal that have at least 3, each 2 h after the one before, and no fluid within 30 minutes after one. A plate of drinks is no meal; plates within 30 minutes are one.',
    '80%',
  )
  meal_timing_score!: string | null

  @Answer.orNull(Number, 'The same as a number.', 80) meal_timing_score_value!: number | null
  @Answer('Days that count for it.', 28) meal_timing_score_days!: number
  @Answer.orNull(String, 'Mean of min(1, fluids / goal) over the days with fluids.', '80%')
  hydration_score!: string | null
  @Answer.orNull(Number, 'The same as a number.', 80) hydration_score_value!: number | null
  @Answer.list(NutritionDayDto, 'Oldest first. A day without food is not in it: unknown, not empty.')
  protein_by_day!: NutritionDayDto[]
  @Answer.list(HydrationDayDto, 'Oldest first. A day without a drink is not in it: unknown, not dry.')
  fluids_by_day!: HydrationDayDto[]
}
