import {
  BLOOD_TEST_IDS,
  BLOOD_TEST_STATES,
  type BloodTestId,
  type BloodTestState,
  type Language,
  LANGUAGES,
} from '@gb/domain'
import { Answer } from '@gb/service-kit'
import { MonitoringTextDto, SupplementGuideHead } from '../documents/shapes/supplement-guide.dto.js'

/** When one blood test is due. */
class MonitoringDateDto {
  @Answer.oneOf(BLOOD_TEST_IDS, 'Which of `visits` it is.', 'month-3') visit_id!: BloodTestId
  @Answer.count('Days after surgery.', 91) day_after_surgery!: number
  @Answer('The day it is due, YYYY-MM-DD.', '2027-02-19', 'date') due!: string
  @Answer('First day on which it is in time.', '2027-01-29', 'date') window_from!: string
  @Answer('Last day on which it is in time.', '2027-03-12', 'date') window_to!: string

  @Answer.oneOf(
    BLOOD_TEST_STATES,
    'Where today lies: after the window, in it, or before it. It does not say whether the test was made.',
    'ahead',
  )
  state!: BloodTestState
}

/** The blood tests, with your own dates. */
export class MonitoringScheduleDto extends MonitoringTextDto {
  @Answer.orNull(
    String,
    'The day of your surgery that the dates are counted from; null when it is not known.',
    '2026-11-20',
    'date',
  )
  surgery_date!: string | null

  @Answer.list(
    MonitoringDateDto,
    'The tests of the first year and the next yearly one; empty without a surgery date.',
  )
  dates!: MonitoringDateDto[]
}

/** Schedules, interactions, charts and blood tests. */
export class SupplementGuideDto extends SupplementGuideHead {
  @Answer.oneOf(
    LANGUAGES,
    'The language of the words; English where the translation does not say every sentence of the guide in force.',
    'en',
  )
  language!: Language

  @Answer.part(MonitoringScheduleDto, 'The blood tests.') monitoring_schedule!: MonitoringScheduleDto
}
