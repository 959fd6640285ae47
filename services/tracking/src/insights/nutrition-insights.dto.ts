import { ApiProperty } from '@nestjs/swagger'
import { Answer } from '@gb/service-kit'

const PERCENT = { type: String, nullable: true, example: '80%' }
const NUMBER = { type: Number, nullable: true, example: 80 }
const COUNT = { example: 28 }
const DAY = { format: 'date', example: '2026-11-20' }

/** The two shares of the home summary. */
export class NutritionInsightsDto {
  @ApiProperty({
    ...PERCENT,
    description: 'Share of days with food on which protein was at least 90 % of the goal of that day.',
  })
  protein_consistency!: string | null

  @ApiProperty({ ...NUMBER, description: 'The same as a number.' }) protein_consistency_value!: number | null
  @ApiProperty({ ...COUNT, description: 'Days that count for it.' }) protein_consistency_days!: number

  @ApiProperty({
    ...PERCENT,
    description: 'Share of days with fluids on which they reached the goal of that day.',
  })
  hydration_compliance!: string | null

  @ApiProperty({ ...NUMBER, description: 'The same as a number.' }) hydration_compliance_value!: number | null
  @ApiProperty({ ...COUNT, description: 'Days that count for it.' }) hydration_compliance_days!: number
}

/** Food of a day with food logged. */
export class NutritionDayDto {
  @ApiProperty({ ...DAY, description: 'The day.' }) date!: string
  @Answer('Protein, g.', 62.5) protein_g!: number
  @ApiProperty({ ...NUMBER, description: 'Goal of that day by its phase, g; null is no goal then.' })
  protein_goal!: number | null
  @Answer('Energy, kcal.', 912.4) calories!: number

  @ApiProperty({
    ...NUMBER,
    description: 'Goal of that day by its phase, kcal; null is no goal then.',
    example: 1000,
  })
  calories_goal!: number | null
}

/** Fluids of a day with fluids logged. */
export class HydrationDayDto {
  @ApiProperty({ ...DAY, description: 'The day.' }) date!: string
  @Answer('Drunk, oz.', 56) total_fluid_oz!: number
  @Answer('Goal of that day by its phase, oz.', 64) fluid_goal_oz!: number
}

/** Scores of eating and drinking, and the days behind them. */
export class NutritionPatternsDto {
  @ApiProperty({ ...PERCENT, description: 'As in nutrition_insights.' }) protein_consistency!: string | null
  @ApiProperty({ ...NUMBER, description: 'The same as a number.' }) protein_consistency_value!: number | null

  @ApiProperty({
    ...PERCENT,
    description:
      'Share of days with a meal that have at least 3, each 2 h after the one before, and no fluid within 30 minutes after one. A plate of drinks is no meal; plates within 30 minutes are one.',
  })
  meal_timing_score!: string | null

  @ApiProperty({ ...NUMBER, description: 'The same as a number.' }) meal_timing_score_value!: number | null
  @ApiProperty({ ...COUNT, description: 'Days that count for it.' }) meal_timing_score_days!: number
  @ApiProperty({ ...PERCENT, description: 'Mean of min(1, fluids / goal) over the days with fluids.' })
  hydration_score!: string | null
  @ApiProperty({ ...NUMBER, description: 'The same as a number.' }) hydration_score_value!: number | null
  @Answer.list(NutritionDayDto, 'Oldest first. A day without food is not in it: unknown, not empty.')
  protein_by_day!: NutritionDayDto[]
  @Answer.list(HydrationDayDto, 'Oldest first. A day without a drink is not in it: unknown, not dry.')
  fluids_by_day!: HydrationDayDto[]
}
