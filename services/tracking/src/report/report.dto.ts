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
import { Answer, ChoiceField, IdField } from '@gb/service-kit'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator'
import { PremiumAnalyticsDto } from '../insights/premium-analytics.dto.js'
import { PaperLanguageQuery } from './paper-language.dto.js'
import { REPORT_VERSIONS, type ReportVersion } from './report-content.js'

const NOTES_MESSAGE = `note_entry_ids must be a list of up to ${MAX_REPORT_NOTES} different UUIDs.`

/** What report to make. */
export class MakeReportDto {
  @ChoiceField(REPORT_PERIODS, { description: '30, 90 or 182 days that end today.', example: '30_days' })
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
  @IdField('Id of the report.') report_id!: string
}

/** In which shape a report is wanted. */
export const REPORT_FORMATS = ['pdf', 'fhir'] as const

/** In which shape a report is wanted. */
export class ReportQuery extends PaperLanguageQuery {
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
  @Answer.oneOf(VITAMIN_NAMES, 'Which vitamin.') vitamin_name!: VitaminName
  @Answer('How often on that day.', 2) times!: number
}

/** Vitamins of a day with one. */
export class VitaminDayDto {
  @Answer('The day.', '2026-11-20', 'date') date!: string
  @Answer.list(VitaminTimesDto, 'What was taken.') taken!: VitaminTimesDto[]
}

/** Moods of a day with one. */
export class MoodDayDto {
  @Answer('The day.', '2026-11-20', 'date') date!: string
  @Answer('Mean mood, 1 to 10.', 6.5) mood!: number
  @Answer('Mean energy, 1 to 10.', 6) energy!: number
}

/** What a report says. */
export class ReportDataDto {
  @ApiProperty({ description: 'Id, for its PDF.', format: 'uuid' }) report_id!: string
  @Answer.oneOf(REPORT_PERIODS, 'The period.') period!: ReportPeriod
  @Answer('Its first day.', '2026-10-22', 'date') from!: string
  @Answer('Its last day.', '2026-11-20', 'date') to!: string
  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  generated_at!: string
  @Answer.oneOf(REPORT_PAPERS, 'What it is printed on.') paper!: ReportPaper
  @Answer.oneOf(SCALE_UNITS, 'The unit in which its PDF and its summary tell weights.')
  weight_unit!: ScaleUnit
  @Answer(
    'Name of its PDF in English; in another language its code stands before the ending, as in `-es.pdf`.',
    'gastric-buddy-30-days-2026-11-20.pdf',
  )
  file_name!: string
  @Answer.list(String, 'The period in plain words, a sentence each, in the language that was asked for.')
  summary!: string[]
  @Answer.part(
    PremiumAnalyticsDto,
    'The numbers, as /api/premium-analytics tells them: its sentences are English.',
  )
  analytics!: PremiumAnalyticsDto
  @Answer.list(VitaminDayDto, 'Days with a vitamin, oldest first.') vitamins_by_day!: VitaminDayDto[]
  @Answer.list(MoodDayDto, 'Days with a mood, oldest first.') moods_by_day!: MoodDayDto[]
  @Answer('Texts of yours that are in it; of very many, the first that had room.', 2) notes_included!: number
}

/** A report that was made. */
export class ReportMadeDto {
  @ApiProperty({ type: ReportDataDto }) report_data!: ReportDataDto
}
