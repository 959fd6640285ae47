import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, type TransformFnParams } from 'class-transformer'
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator'
import { Answer } from '@gb/service-kit'

/** Whose logs. */
export class LogsPath {
  @ApiProperty({
    description: 'Id of the profile.',
    format: 'uuid',
    example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11',
  })
  @IsUUID('all', { message: 'user_id must be a UUID.' })
  user_id!: string
}

/** Two weeks tell how somebody is; more is curiosity. */
const DAYS = { default: 14, max: 90 } as const

/** How far back. */
export class LogsQuery {
  @ApiPropertyOptional({
    description: 'Days, today among them.',
    minimum: 1,
    maximum: DAYS.max,
    default: DAYS.default,
  })
  @IsOptional()
  @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(1)
  @Max(DAYS.max)
  days: number = DAYS.default
}

const figure = (description: string, example: number) => ({
  description: `${description}; null when nothing was kept.`,
  type: Number,
  nullable: true,
  example,
})

/** One local day in figures. */
export class LoggedDayDto {
  @Answer('Local day.', '2026-11-20', 'date') date!: string
  @ApiProperty(figure('Last weight, lbs', 210.5)) weight_lbs!: number | null
  @ApiProperty(figure('Fluids, oz', 56)) fluid_oz!: number | null
  @Answer('How many vitamins were taken.', 3) vitamins!: number
  @ApiProperty(figure('Mean mood, 1 to 10', 6)) mood_rating!: number | null
  @ApiProperty(figure('Mean energy, 1 to 10', 5)) energy_level!: number | null
}

/** Days in figures. */
export class LoggedDaysDto {
  @Answer.list(LoggedDayDto, 'Days with an entry, newest first.') days!: LoggedDayDto[]
}

/** A mood with what was written to it. */
export class JournalEntryDto {
  @Answer('Local day.', '2026-11-20', 'date') date!: string
  @Answer('Mood, 1 to 10.', 6) mood_rating!: number
  @Answer('Energy, 1 to 10.', 5) energy_level!: number
  @Answer('Mood in a word.', 'hopeful') mood_description!: string
  @Answer('Journal; empty when nothing was written.', 'A good day.') journal_entry!: string
  @Answer('Gratitude.', 'My sister called.') gratitude_note!: string
  @Answer('Challenges.', 'Dinner at work.') challenges!: string
  @Answer('Victories.', 'I walked a mile.') victories!: string
}

/** Moods with what was written to them. */
export class JournalDto {
  @Answer.list(JournalEntryDto, 'Newest first, at most 200.') entries!: JournalEntryDto[]
}
