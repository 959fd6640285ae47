import { DEFAULT_FLUID_TYPE, FLUID_LOOK_BACK_DAYS, FLUID_OZ, FLUID_TYPES, type FluidType } from '@gb/domain'
import {
  ChoiceField,
  DayField,
  EntryIdField,
  NextBeforeField,
  NumberField,
  RecordedAtField,
  UserIdField,
} from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'
import { EntryDto } from '../shared/entry.dto.js'

const TYPE_TEXT = { description: 'What was drunk.', example: DEFAULT_FLUID_TYPE, optional: true }
const AMOUNT_TEXT = { description: 'How much, in US fluid ounces; rounded to 0.1.', example: 8 }

/** A new drink. */
export class AddFluidEntryDto {
  @UserIdField()
  user_id!: string

  @ChoiceField(FLUID_TYPES, { ...TYPE_TEXT, default: DEFAULT_FLUID_TYPE })
  fluid_type: FluidType = DEFAULT_FLUID_TYPE

  @NumberField(FLUID_OZ, AMOUNT_TEXT)
  amount_oz!: number

  @EntryIdField()
  entry_id?: string

  @RecordedAtField()
  recorded_at?: string
}

/** The changed fields of a drink. */
export class ChangeFluidEntryDto {
  @UserIdField()
  user_id!: string

  @ChoiceField(FLUID_TYPES, TYPE_TEXT)
  fluid_type?: FluidType

  @NumberField(FLUID_OZ, { ...AMOUNT_TEXT, optional: true })
  amount_oz?: number

  @RecordedAtField()
  recorded_at?: string
}

/** Which day to sum up, or to end at. */
export class FluidDayQuery {
  @DayField({
    description: 'The day, or the last of several; today in your zone when absent.',
    example: '2026-11-20',
    optional: true,
  })
  date?: string
}

/** A stored drink. */
export class FluidEntryDto extends EntryDto {
  @ApiProperty({ description: 'What was drunk.', enum: FLUID_TYPES, example: 'water' })
  fluid_type!: FluidType

  @ApiProperty({ description: 'How much, in US fluid ounces.', example: 8 })
  amount_oz!: number
}

/** Fluid ounces of a day by type. Always all five, 0 where nothing was drunk. */
export class FluidByTypeDto implements Record<FluidType, number> {
  @ApiProperty({ description: 'Water, oz.', example: 24 })
  water!: number

  @ApiProperty({ description: 'Tea, oz.', example: 8 })
  tea!: number

  @ApiProperty({ description: 'Coffee, oz.', example: 0 })
  coffee!: number

  @ApiProperty({ description: 'Juice, oz.', example: 0 })
  juice!: number

  @ApiProperty({ description: 'Anything else, oz.', example: 0 })
  other!: number
}

/** The drinks of one day against its goal. */
export class FluidSummaryDto {
  @ApiProperty({ description: 'The day, in the zone of the person.', format: 'date', example: '2026-11-20' })
  date!: string

  @ApiProperty({ description: 'Drunk on that day, oz.', example: 32 })
  total_fluid_oz!: number

  @ApiProperty({ description: 'Goal of that day by the phase the person was in, oz.', example: 64 })
  fluid_goal_oz!: number

  @ApiProperty({ description: 'Left to the goal, oz; never below 0.', example: 32 })
  remaining_oz!: number

  @ApiProperty({ description: 'Oz by type; all five types.', type: FluidByTypeDto })
  fluid_by_type!: FluidByTypeDto

  @ApiProperty({ description: 'The drinks of that day, newest first, at most 1000.', type: [FluidEntryDto] })
  entries!: FluidEntryDto[]
}

/** One page of drinks. */
export class FluidHistoryDto {
  @ApiProperty({ description: 'Newest first.', type: [FluidEntryDto] })
  entries!: FluidEntryDto[]

  @NextBeforeField()
  next_before!: string | null
}

/** What was drunk on a day against its goal. */
export class FluidDayDto {
  @ApiProperty({ description: 'The day, in the zone of the person.', format: 'date', example: '2026-11-20' })
  date!: string

  @ApiProperty({ description: 'Drunk on that day, oz; above 0.', example: 56 })
  total_fluid_oz!: number

  @ApiProperty({ description: 'Goal of that day by the phase the person was in, oz.', example: 64 })
  fluid_goal_oz!: number
}

/** The last days. */
export class FluidDaysDto {
  @ApiProperty({ description: 'The first day that was looked at.', format: 'date', example: '2026-11-14' })
  from!: string

  @ApiProperty({ description: 'The last day that was looked at.', format: 'date', example: '2026-11-20' })
  to!: string

  @ApiProperty({
    description: `Newest first, at most ${FLUID_LOOK_BACK_DAYS}. A day without a drink is not in it: unknown, not dry.`,
    type: [FluidDayDto],
  })
  days!: FluidDayDto[]
}
