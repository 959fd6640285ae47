import {
  DEFAULT_REPORT_PAPER,
  DEFAULT_SCALE_UNIT,
  MAX_REPORT_NOTES,
  REPORT_PAPERS,
  type ReportPaper,
  REPORT_PERIODS,
  type ReportPeriod,
  SCALE_UNITS,
  type ScaleUnit,
  VITAMIN_NAMES,
  type VitaminName,
} from '@gb/domain'
import { ChoiceField } from '@gb/service-kit'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator'
import { PremiumAnalyticsDto } from '../insights/premium-analytics.dto.js'
import { REPORT_VERSIONS, type ReportVersion } from './report-content.js'

const NOTES_MESSAGE = `note_entry_ids must be a list of up to ${MAX_REPORT_NOTES} different UUIDs.`

/** What report to make. */
export class MakeReportDto {
  @ChoiceField(REPORT_PERIODS, { description: '30, 90 or 182 days that end today.' })
  period!: ReportPeriod

  @ChoiceField(REPORT_PAPERS, {
    description: 'What it is printed on.',
    optional: true,
    default: DEFAULT_REPORT_PAPER,
  })
  paper: ReportPaper = DEFAULT_REPORT_PAPER

  @ChoiceField(SCALE_UNITS, {
    description: 'The unit in which the report tells weights. Fields of the answer stay in lbs.',
    optional: true,
    default: DEFAULT_SCALE_UNIT,
  })
  weight_unit: ScaleUnit = DEFAULT_SCALE_UNIT

  @ApiPropertyOptional({
    description:
      'Weights, vitamins and moods whose own texts go into the report; none when absent. An id that is not yours, or has no text, adds nothing.',
    type: [String],
    format: 'uuid',
    maxItems: MAX_REPORT_NOTES,
    default: [],
  })
  @IsArray({ message: NOTES_MESSAGE })
  @ArrayMaxSize(MAX_REPORT_NOTES, { message: NOTES_MESSAGE })
  @ArrayUnique({ message: NOTES_MESSAGE })
  @IsUUID('all', { each: true, message: NOTES_MESSAGE })
  note_entry_ids: string[] = []
}

/** Path of a report. */
export class ReportPath {
  @ApiProperty({
    description: 'Id of the report.',
    format: 'uuid',
    example: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  })
  @IsUUID('all', { message: '$property must be a UUID.' })
  report_id!: string
}

/** In which shape a report is wanted. */
export const REPORT_FORMATS = ['pdf', 'fhir'] as const

/** In which shape a report is wanted. */
export class ReportQuery {
  @ChoiceField(REPORT_FORMATS, {
    description: '`fhir`: the numbers as FHIR R4 Observations, JSON.',
    optional: true,
    default: 'pdf',
  })
  format: (typeof REPORT_FORMATS)[number] = 'pdf'

  @ChoiceField(REPORT_VERSIONS, {
    description: 'Of the PDF: `clinic` is one page.',
    optional: true,
    default: 'full',
  })
  version: ReportVersion = 'full'
}

/** How often a vitamin was taken. */
export class VitaminTimesDto {
  @ApiProperty({ description: 'Which vitamin.', enum: VITAMIN_NAMES })
  vitamin_name!: VitaminName

  @ApiProperty({ description: 'How often on that day.', example: 2 })
  times!: number
}

/** Vitamins of a day with one. */
export class VitaminDayDto {
  @ApiProperty({ description: 'The day.', format: 'date', example: '2026-11-20' })
  date!: string

  @ApiProperty({ description: 'What was taken.', type: [VitaminTimesDto] })
  taken!: VitaminTimesDto[]
}

/** Moods of a day with one. */
export class MoodDayDto {
  @ApiProperty({ description: 'The day.', format: 'date', example: '2026-11-20' })
  date!: string

  @ApiProperty({ description: 'Mean mood, 1 to 10.', example: 6.5 })
  mood!: number

  @ApiProperty({ description: 'Mean energy, 1 to 10.', example: 6 })
  energy!: number
}

/** What a report says. */
export class ReportDataDto {
  @ApiProperty({ description: 'Id, for its PDF.', format: 'uuid' })
  report_id!: string

  @ApiProperty({ description: 'The period.', enum: REPORT_PERIODS })
  period!: ReportPeriod

  @ApiProperty({ description: 'Its first day.', format: 'date', example: '2026-10-22' })
  from!: string

  @ApiProperty({ description: 'Its last day.', format: 'date', example: '2026-11-20' })
  to!: string

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  generated_at!: string

  @ApiProperty({ description: 'What it is printed on.', enum: REPORT_PAPERS })
  paper!: ReportPaper

  @ApiProperty({ description: 'The unit in which its PDF and its summary tell weights.', enum: SCALE_UNITS })
  weight_unit!: ScaleUnit

  @ApiProperty({ description: 'Name of its PDF.', example: 'gastric-buddy-30-days-2026-11-20.pdf' })
  file_name!: string

  @ApiProperty({ description: 'The period in plain words, a sentence each.', type: [String] })
  summary!: string[]

  @ApiProperty({
    description: 'The numbers, as /api/premium-analytics tells them.',
    type: PremiumAnalyticsDto,
  })
  analytics!: PremiumAnalyticsDto

  @ApiProperty({ description: 'Days with a vitamin, oldest first.', type: [VitaminDayDto] })
  vitamins_by_day!: VitaminDayDto[]

  @ApiProperty({ description: 'Days with a mood, oldest first.', type: [MoodDayDto] })
  moods_by_day!: MoodDayDto[]

  @ApiProperty({
    description: 'Texts of yours that are in it; of very many, the first that had room.',
    example: 2,
  })
  notes_included!: number
}

/** A report that was made. */
export class ReportMadeDto {
  @ApiProperty({ type: ReportDataDto })
  report_data!: ReportDataDto
}
