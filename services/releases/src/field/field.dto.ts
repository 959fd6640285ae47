import { ApiProperty } from '@nestjs/swagger'
import {
  CANARY_MARK,
  FAULT_CAUSE,
  FAULT_REASONS,
  type FaultReason,
  RELEASE_VERSION,
  REMOTE_NAME,
  REPORT_LIMITS,
} from '@gb/domain'
import { ChoiceField, NumberField } from '@gb/service-kit'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator'

const KINDS = ['loaded', 'failed'] as const

/** What a browser tells of one load of a remote, or of a part that did not come on the screen. Nothing of the person. */
export class RemoteReportDto {
  @ChoiceField(KINDS, { description: 'Whether it came.', example: 'failed' }) kind!: (typeof KINDS)[number]

  @ApiProperty({ description: 'Name of the remote.', pattern: REMOTE_NAME.source, example: 'mfe-scan' })
  @Matches(REMOTE_NAME, { message: 'remote must be a name like mfe-scan.' })
  remote!: string

  @ApiProperty({
    description: 'Its version; null when the list of remotes did not come.',
    nullable: true,
    type: String,
    pattern: RELEASE_VERSION.source,
    example: '1.0.0-1a2b3c4d',
  })
  @ValidateIf((report: RemoteReportDto) => report.kind === 'loaded' || report.version !== null)
  @Matches(RELEASE_VERSION, { message: 'version must be a version like 1.0.0-1a2b3c4d.' })
  version!: string | null

  @NumberField(REPORT_LIMITS.loadMs, {
    description: 'How long a load took, from the first wish to the last file.',
    example: 420,
    optional: true,
  })
  ms?: number

  @ChoiceField(FAULT_REASONS, { description: 'Why it did not come.', example: 'download', optional: true })
  reason?: FaultReason

  @ApiProperty({
    description: 'The code that the card shows.',
    required: false,
    pattern: '^[A-Z2-9]{6}$',
    example: 'K7QM2F',
  })
  @ValidateIf((_report, value) => value !== undefined)
  @Matches(/^[A-Z2-9]{6}$/, { message: 'id must have six letters and digits.' })
  id?: string

  @ApiProperty({
    description: 'What the server answered, or the kind of the error; never its words.',
    required: false,
    pattern: FAULT_CAUSE.source,
    example: 'HTTP 503',
  })
  @ValidateIf((_report, value) => value !== undefined)
  @Matches(FAULT_CAUSE, { message: 'cause must be like HTTP 503 or TypeError.' })
  cause?: string

  @ApiProperty({
    description: 'Whether the page has told before that this version failed: a page counts as one load.',
    required: false,
    type: Boolean,
    example: true,
  })
  @ValidateIf((_report, value) => value !== undefined)
  @IsBoolean({ message: 'again must be true or false.' })
  again?: boolean

  @ApiProperty({
    description:
      'What the list of remotes gave with this version as a canary. Who sends none, or one that we did not give out, is in the figures, and never ends a canary.',
    required: false,
    pattern: CANARY_MARK.source,
    example: 'm0iHkT3qWd5nYb2R.x7Ls9vPqE1cUoA4z',
  })
  @ValidateIf((_report, value) => value !== undefined)
  @Matches(CANARY_MARK, { message: 'mark must be as the list of remotes gave it.' })
  mark?: string
}

/** Reports of one page. */
export class RemoteReportsDto {
  @ApiProperty({
    description: 'One for each load or failure.',
    type: [RemoteReportDto],
    maxItems: REPORT_LIMITS.reports,
  })
  @IsArray({ message: 'reports must be a list.' })
  @ArrayMinSize(1, { message: 'reports must have at least 1 report.' })
  @ArrayMaxSize(REPORT_LIMITS.reports, {
    message: `reports must have at most ${REPORT_LIMITS.reports} reports.`,
  })
  @ValidateNested({ each: true })
  @Type(() => RemoteReportDto)
  reports!: RemoteReportDto[]
}
