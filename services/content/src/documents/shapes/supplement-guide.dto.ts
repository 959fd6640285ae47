import {
  BLOOD_TEST_IDS,
  type BloodTestId,
  PHASE_KEYS,
  type PhaseKey,
  TIMES_OF_DAY,
  type TimeOfDay,
  VITAMIN_NAMES,
  type VitaminName,
} from '@gb/domain'
import { Matches } from 'class-validator'
import {
  AmountOrNull,
  ListOf,
  OneOf,
  PartId,
  PartOf,
  SomeOf,
  Whole,
  WholeOrNull,
  WordList,
  Words,
} from './fields.js'
import { Sourced, TipDto } from './sourced.dto.js'
import { TableDto } from './table.dto.js'

/** One supplement at one time of the day. */
class ScheduledDoseDto extends Sourced {
  @Words('Its name.', 'Calcium citrate') name!: string

  @OneOf(
    VITAMIN_NAMES,
    'How the log form calls it, so that it can be logged with one tap.',
    'Calcium Citrate',
  )
  vitamin_name!: VitaminName

  @Words('The usual dose, in words.', '500 to 600 mg') dose!: string

  @AmountOrNull(
    'Lower end of the dose as the log form takes it: in mg, for a multivitamin in tablets; null without a figure.',
    500,
  )
  dose_from_mg!: number | null

  @AmountOrNull('Upper end of the dose, the same way.', 600) dose_to_mg!: number | null
  @Words('How to take it.', 'Chew it or drink it. Keep it 2 hours away from iron.') how!: string
}

/** A time of the day with what is taken then. */
class ScheduleSlotDto {
  @OneOf(TIMES_OF_DAY, 'Part of the day, as the log form and the reminders know it.', 'afternoon')
  time_taken!: TimeOfDay
  @Words('When, in words.', 'Noon, with your larger meal') label!: string

  @Words('A time of the clock that keeps the gaps, for a reminder.', '12:00')
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/)
  suggested_time!: string
  @ListOf(() => ScheduledDoseDto, 'What is taken together.') items!: ScheduledDoseDto[]
}

/** What is taken in some phases, through the day. */
class SupplementScheduleDto extends Sourced {
  @PartId('Name of the schedule.', 'for-life') schedule_id!: string
  @Words('Title.', 'Regular food: day 56 and on, for life') title!: string
  @SomeOf(PHASE_KEYS, 'Phases it is for.', ['regular', 'maintenance']) phases!: PhaseKey[]
  @Whole('First day, counted from surgery day 0.', 56) from_day!: number
  @WholeOrNull('Last day, or null for open end.', null) to_day!: number | null
  @Words('The plan in a sentence or two.', 'This is the plan you keep.') summary!: string
  @ListOf(() => ScheduleSlotDto, 'Through the day, earliest first.') slots!: ScheduleSlotDto[]
  @WordList('What to know.', ['Add one new pill at a time, so that you know what sits well.'])
  notes!: string[]
}

/** How serious an interaction is. */
const INTERACTION_LEVELS = ['avoid', 'keep_apart', 'ask_first', 'helps'] as const

/** Two things that act on each other. */
class InteractionDto extends Sourced {
  @PartId('Name of the interaction.', 'calcium-iron') interaction_id!: string
  @Words('One of them.', 'Calcium') first!: string
  @Words('The other.', 'Iron, or a multivitamin that has iron') second!: string
  @OneOf(INTERACTION_LEVELS, 'What it asks for.', 'keep_apart') level!: (typeof INTERACTION_LEVELS)[number]
  @WholeOrNull('Hours between the two, or null when hours are not the matter.', 2) hours_apart!: number | null
  @Words('What to do.', 'Take them at least 2 hours apart.') rule!: string
  @Words('Why.', "They get in each other's way.") why!: string
}

/** A chart for the fridge. */
class ReferenceChartDto extends Sourced {
  @PartId('Name of the chart.', 'gaps') chart_id!: string
  @Words('Title.', 'Keep these apart') title!: string
  @Words('How to read it.', 'A short list for the fridge.') intro!: string
  @PartOf(() => TableDto, 'The chart.') table!: TableDto
  @WordList('What to know; may be empty.', ['Iron and vitamin C go well together.']) notes!: string[]
}

/** One of the usual blood tests. When it is due follows from the day of the surgery. */
class MonitoringVisitDto extends Sourced {
  @OneOf(BLOOD_TEST_IDS, 'Which test.', 'month-3') visit_id!: BloodTestId
  @Words('When after surgery, in words.', '3 months') label!: string
  @WordList('What is tested.', ['Ferritin', 'Vitamin D']) tests!: string[]
  @Words('Why.', 'This test shows if the first plan is enough.') why!: string
}

/** The blood tests after surgery, as stored. */
export class MonitoringTextDto {
  @Words('The plan in a sentence or two.', 'Most clinics test at 3, 6 and 12 months, then once a year.')
  summary!: string
  @ListOf(() => MonitoringVisitDto, 'The tests, in order.') visits!: MonitoringVisitDto[]
  @ListOf(() => TipDto, 'What else belongs to it.') also!: TipDto[]
}

/** What the guide has beside the blood tests. */
export abstract class SupplementGuideHead {
  @Words('Stands above all advice.', "Your clinic's plan comes first.") notice!: string

  @ListOf(
    () => SupplementScheduleDto,
    'Schedules, earliest phase first; the last ones are for special cases.',
  )
  supplement_schedules!: SupplementScheduleDto[]

  @ListOf(() => InteractionDto, 'What acts on what.') critical_interactions!: InteractionDto[]
  @ListOf(() => ReferenceChartDto, 'Charts.') quick_reference_charts!: ReferenceChartDto[]
}

/** The guide as it is stored. */
export class SupplementGuideTextDto extends SupplementGuideHead {
  @PartOf(() => MonitoringTextDto, 'The blood tests.') monitoring_schedule!: MonitoringTextDto
}
