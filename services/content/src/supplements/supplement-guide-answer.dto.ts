import { BLOOD_TEST_IDS, BLOOD_TEST_STATES, type BloodTestId, type BloodTestState } from '@gb/domain'
import { ApiProperty } from '@nestjs/swagger'
import { Answer } from '@gb/service-kit'
import { MonitoringTextDto, SupplementGuideHead } from '../documents/shapes/supplement-guide.dto.js'

const DAY = { type: String, format: 'date', example: '2027-02-19' } as const

/** When one blood test is due. */
class MonitoringDateDto {
  @Answer.oneOf(BLOOD_TEST_IDS, 'Which of `visits` it is.', 'month-3') visit_id!: BloodTestId
  @ApiProperty({ description: 'Days after surgery.', type: 'integer', example: 91 })
  day_after_surgery!: number
  @ApiProperty({ ...DAY, description: 'The day it is due, YYYY-MM-DD.' }) due!: string
  @ApiProperty({ ...DAY, description: 'First day on which it is in time.', example: '2027-01-29' })
  window_from!: string
  @ApiProperty({ ...DAY, description: 'Last day on which it is in time.', example: '2027-03-12' })
  window_to!: string

  @Answer.oneOf(
    BLOOD_TEST_STATES,
    'Where today lies: after the window, in it, or before it. It does not say whether the test was made.',
    'ahead',
  )
  state!: BloodTestState
}

/** The blood tests, with your own dates. */
export class MonitoringScheduleDto extends MonitoringTextDto {
  @ApiProperty({
    ...DAY,
    nullable: true,
    description: 'The day of your surgery that the dates are counted from; null when it is not known.',
    example: '2026-11-20',
  })
  surgery_date!: string | null

  @Answer.list(
    MonitoringDateDto,
    'The tests of the first year and the next yearly one; empty without a surgery date.',
  )
  dates!: MonitoringDateDto[]
}

/** Schedules, interactions, charts and blood tests. */
export class SupplementGuideDto extends SupplementGuideHead {
  @ApiProperty({ description: 'The blood tests.', type: () => MonitoringScheduleDto })
  monitoring_schedule!: MonitoringScheduleDto
}
