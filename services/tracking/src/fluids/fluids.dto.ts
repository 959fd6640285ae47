import { DEFAULT_FLUID_TYPE, FLUID_LOOK_BACK_DAYS, FLUID_OZ, FLUID_TYPES, type FluidType } from '@gb/domain'
import {
  Answer,
  ChoiceField,
  DayField,
  EntryIdField,
  NextBeforeField,
  NumberField,
  RecordedAtField,
  UserIdField,
} from '@gb/service-kit'
import { EntryDto } from '../shared/entry.dto.js'

const TYPE_TEXT = { description: 'What was drunk.', example: DEFAULT_FLUID_TYPE, optional: true }
const AMOUNT_TEXT = { description: 'How much, in US fluid ounces; rounded to 0.1.', example: 8 }

/** A new drink. */
export class AddFluidEntryDto {
  @UserIdField() user_id!: string
  @ChoiceField(FLUID_TYPES, { ...TYPE_TEXT, default: DEFAULT_FLUID_TYPE })
  fluid_type: FluidType = DEFAULT_FLUID_TYPE
  @NumberField(FLUID_OZ, AMOUNT_TEXT) amount_oz!: number
  @EntryIdField() entry_id?: string
  @RecordedAtField() recorded_at?: string
}

/** The changed fields of a drink. */
export class ChangeFluidEntryDto {
  @UserIdField() user_id!: string
  @ChoiceField(FLUID_TYPES, TYPE_TEXT) fluid_type?: FluidType
  @NumberField(FLUID_OZ, { ...AMOUNT_TEXT, optional: true }) amount_oz?: number
  @RecordedAtField() recorded_at?: string
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
  @Answer.oneOf(FLUID_TYPES, 'What was drunk.', 'water') fluid_type!: FluidType
  @Answer('How much, in US fluid ounces.', 8) amount_oz!: number
}

/** Fluid ounces of a day by type. Always all five, 0 where nothing was drunk. */
export class FluidByTypeDto implements Record<FluidType, number> {
  @Answer('Water, oz.', 24) water!: number
  @Answer('Tea, oz.', 8) tea!: number
  @Answer('Coffee, oz.', 0) coffee!: number
  @Answer('Juice, oz.', 0) juice!: number
  @Answer('Anything else, oz.', 0) other!: number
}

/** The drinks of one day against its goal. */
export class FluidSummaryDto {
  @Answer('The day, in the zone of the person.', '2026-11-20', 'date') date!: string
  @Answer('Drunk on that day, oz.', 32) total_fluid_oz!: number
  @Answer('Goal of that day by the phase the person was in, oz.', 64) fluid_goal_oz!: number
  @Answer('Left to the goal, oz; never below 0.', 32) remaining_oz!: number
  @Answer.part(FluidByTypeDto, 'Oz by type; all five types.') fluid_by_type!: FluidByTypeDto
  @Answer.list(FluidEntryDto, 'The drinks of that day, newest first, at most 1000.') entries!: FluidEntryDto[]
}

/** One page of drinks. */
export class FluidHistoryDto {
  @Answer.list(FluidEntryDto, 'Newest first.') entries!: FluidEntryDto[]
  @NextBeforeField() next_before!: string | null
}

/** What was drunk on a day against its goal. */
export class FluidDayDto {
  @Answer('The day, in the zone of the person.', '2026-11-20', 'date') date!: string
  @Answer('Drunk on that day, oz; above 0.', 56) total_fluid_oz!: number
  @Answer('Goal of that day by the phase the person was in, oz.', 64) fluid_goal_oz!: number
}

/** The last days. */
export class FluidDaysDto {
  @Answer('The first day that was looked at.', '2026-11-14', 'date') from!: string
  @Answer('The last day that was looked at.', '2026-11-20', 'date') to!: string

  @Answer.list(
    FluidDayDto,
    `Newest first, at most ${FLUID_LOOK_BACK_DAYS}. A day without a drink is not in it: unknown, not dry.`,
  )
  days!: FluidDayDto[]
}
