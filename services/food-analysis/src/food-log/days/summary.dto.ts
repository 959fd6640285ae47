import { ApiPropertyOptional } from '@nestjs/swagger'
import { CLINIC_PARTS, type ClinicPart, PHASE_KEYS, type PhaseKey } from '@gb/domain'
import { Answer, ChoiceField, DayField } from '@gb/service-kit'
import { FoodEntryDto } from '../meal/logged-meal.dto.js'

/** Which day. */
export class SummaryQuery {
  @DayField({
    description: 'Calendar day; today in your zone when absent.',
    example: '2026-11-20',
    optional: true,
  })
  date?: string

  @ChoiceField(['entries'] as const, {
    description: '`entries`: with the meals of the day.',
    optional: true,
  })
  include?: 'entries'
}

/** Energy in kcal and nutrients in g that were logged on the day. */
export class ConsumedDto {
  @Answer('Energy in kcal.', 640.5) calories!: number
  @Answer('Protein in g.', 58.2) protein!: number
  @Answer('Carbohydrate in g.', 41) carbs!: number
  @Answer('Fat in g.', 22.4) fat!: number
  @Answer('Fiber in g.', 9.1) fiber!: number
  @Answer('Sugar in g.', 12.3) sugar!: number
}

const goal = (what: string, example: number) =>
  Answer.orNull(Number, `${what}; null when the phase has none.`, example)

/** Goals of the day, from the phase the person was in. null is "no goal in this phase", never zero. */
export class DailyGoalsDto {
  @goal('Energy in kcal', 1000) calories_goal!: number | null
  @goal('Protein in g', 70) protein_goal!: number | null
  @goal('Carbohydrate in g', 75) carbs_goal!: number | null
  @goal('Fat in g', 47) fat_goal!: number | null
  @Answer('Fluids in US fl oz.', 64) fluid_goal_oz!: number
}

/** One day of eating against its goals. */
export class DailySummaryDto {
  @Answer('The calendar day.', '2026-11-20', 'date') date!: string

  @Answer.oneOfOrNull(
    PHASE_KEYS,
    'Phase on that day; null without a surgery date (the goals are then those of `regular`).',
    'regular',
  )
  phase!: PhaseKey | null

  @Answer.someOf(
    CLINIC_PARTS,
    "What of the phase and its goals the person's own clinic says, see GET /api/clinic-plan/{user_id}; the rest is the general guide.",
    [],
  )
  from_clinic!: readonly ClinicPart[]

  @Answer.part(ConsumedDto, 'What was logged.') consumed!: ConsumedDto
  @Answer.part(DailyGoalsDto, 'What the day aims at.') goals!: DailyGoalsDto
  @Answer('Meals logged on the day.', 2) meals_logged!: number
}

/** One day, with its meals where they were asked for. */
export class DayWithMealsDto extends DailySummaryDto {
  @ApiPropertyOptional({
    description: 'The meals of the day, newest first; only with `include=entries`.',
    type: [FoodEntryDto],
  })
  entries?: FoodEntryDto[]
}
