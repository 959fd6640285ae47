import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { PERSONAL_LOGS, type PersonalLog } from '@gb/domain'
import { ChoiceField, UserIdField } from '@gb/service-kit'
import { IsBoolean, IsObject, IsString, ValidateIf } from 'class-validator'

const FORMATS = ['json', 'csv'] as const

const Optional = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined)

/** Whose data. */
export class ExportPath {
  @UserIdField()
  user_id!: string
}

/** Which file. */
export class ExportQuery {
  @ChoiceField(FORMATS, {
    description:
      'json: one document with everything. csv: a zip with one CSV file for each kind of data, or one of them.',
    example: 'json',
    optional: true,
    default: 'json',
  })
  format: (typeof FORMATS)[number] = 'json'

  @ChoiceField(PERSONAL_LOGS, {
    description: 'With csv: this log alone, as a CSV file.',
    example: 'weight',
    optional: true,
  })
  log?: PersonalLog
}

const rows = (what: string) => ({
  description: `${what} One object for each, oldest first; the names of the fields are those of the API.`,
  type: 'array' as const,
  items: { type: 'object' as const, additionalProperties: true },
})

/** Somebody who gets personal data. */
export class RecipientDto {
  @ApiProperty({ description: 'Who.', example: 'OpenAI' })
  name!: string

  @ApiProperty({ description: 'What for.', example: 'Analyzing photos of meals.' })
  purpose!: string

  @ApiProperty({ description: 'Which data.', example: 'The photo, and which meal it is.' })
  what!: string

  @ApiProperty({ description: 'Where it goes.', example: 'api.openai.com' })
  where!: string

  @ApiProperty({ description: 'How long it is kept there.', example: 'Up to 30 days.' })
  how_long!: string
}

/** Everything the product holds about a person. No codes, tokens or passwords. */
export class ExportDto {
  @ApiProperty({ description: 'Always this.', example: 'gastric-buddy-export' })
  format!: string

  @ApiProperty({ description: 'Version of the format.', type: 'integer', example: 1 })
  version!: number

  @ApiProperty({ description: 'ISO 8601, UTC.', format: 'date-time', example: '2026-11-20T08:30:00.000Z' })
  exported_at!: string

  @ApiProperty({ description: 'The profile, without its code.', type: 'object', additionalProperties: true })
  profile!: Record<string, unknown>

  @ApiProperty({ description: 'Who gets personal data, as it is set up now.', type: [RecipientDto] })
  recipients!: RecipientDto[]

  @ApiProperty(rows('When the profile was made, and how it may be opened.'))
  profile_settings!: Record<string, unknown>[]

  @ApiProperty(rows('The consent ledger.'))
  consents!: Record<string, unknown>[]

  @ApiProperty(rows('Devices that have held the profile.'))
  devices!: Record<string, unknown>[]

  @ApiProperty(rows('Passkeys, without their keys.'))
  passkeys!: Record<string, unknown>[]

  @ApiProperty(rows('Sign-ins.'))
  sessions!: Record<string, unknown>[]

  @ApiProperty(rows('Security events.'))
  security_events!: Record<string, unknown>[]

  @ApiProperty(rows('Weights.'))
  weight_entries!: Record<string, unknown>[]

  @ApiProperty(rows('Vitamins.'))
  vitamin_entries!: Record<string, unknown>[]

  @ApiProperty(rows('Drinks.'))
  fluid_entries!: Record<string, unknown>[]

  @ApiProperty(rows('Moods with their texts.'))
  mood_entries!: Record<string, unknown>[]

  @ApiProperty(rows('Meals.'))
  food_entries!: Record<string, unknown>[]

  @ApiProperty(rows('Analyzed photos, without the photo.'))
  scans!: Record<string, unknown>[]

  @ApiProperty(rows('Free scans used.'))
  scan_quota!: Record<string, unknown>[]

  @ApiProperty(rows('Payments.'))
  payments!: Record<string, unknown>[]

  @ApiProperty(rows('Paid periods of Premium.'))
  premium_periods!: Record<string, unknown>[]
}

/** A file to take in: an export, or one log as CSV. */
export class ImportDto {
  @UserIdField()
  user_id!: string

  @ApiPropertyOptional({
    description: 'A whole export, as GET /api/export answers it.',
    type: 'object',
    additionalProperties: true,
  })
  @Optional()
  @IsObject({ message: '$property must be an export.' })
  export?: Record<string, unknown>

  @ChoiceField(PERSONAL_LOGS, { description: 'Which log `csv` holds.', example: 'weight', optional: true })
  log?: PersonalLog

  @ApiPropertyOptional({ description: 'The text of a CSV file of that log.', type: String })
  @Optional()
  @IsString({ message: '$property must be the text of a CSV file.' })
  csv?: string

  @ApiPropertyOptional({
    description:
      'Also take over name, age, gender, height, goal, activity and surgery date. Never e-mail or weight.',
    default: false,
  })
  @Optional()
  @IsBoolean({ message: '$property must be true or false.' })
  include_profile: boolean = false
}

/** What became of the rows of a log. */
export class ImportedLogDto {
  @ApiProperty({ description: 'Stored now.', type: 'integer', example: 120 })
  imported!: number

  @ApiProperty({ description: 'Stored before, and left as they are.', type: 'integer', example: 3 })
  already_there!: number

  @ApiProperty({ description: 'Not taken.', type: 'integer', example: 1 })
  refused!: number
}

/** Each log with what became of its rows. */
export class ImportedLogsDto implements Record<PersonalLog, ImportedLogDto> {
  @ApiProperty({ description: 'Weights.', type: ImportedLogDto })
  weight!: ImportedLogDto

  @ApiProperty({ description: 'Vitamins.', type: ImportedLogDto })
  vitamins!: ImportedLogDto

  @ApiProperty({ description: 'Drinks.', type: ImportedLogDto })
  fluids!: ImportedLogDto

  @ApiProperty({ description: 'Moods.', type: ImportedLogDto })
  mood!: ImportedLogDto

  @ApiProperty({ description: 'Meals.', type: ImportedLogDto })
  food!: ImportedLogDto
}

/** A row that was not taken. */
export class RefusedRowDto {
  @ApiProperty({ description: 'Where it stood.', enum: [...PERSONAL_LOGS, 'profile'], example: 'weight' })
  log!: PersonalLog | 'profile'

  @ApiProperty({
    description: 'Which entry of its log, from 1; the line with the names of a CSV file does not count.',
    type: 'integer',
    example: 17,
  })
  row!: number

  @ApiProperty({
    description: 'Why, as a sentence to show.',
    example: 'weight_lbs must be a number from 80 to 600.',
  })
  message!: string
}

/** What an import did. */
export class ImportResultDto {
  @ApiProperty({ description: 'Each log.', type: ImportedLogsDto })
  logs!: ImportedLogsDto

  @ApiProperty({ description: 'Whether the profile was taken over.', example: false })
  profile_imported!: boolean

  @ApiProperty({ description: 'The first 200 rows that were not taken.', type: [RefusedRowDto] })
  refused!: RefusedRowDto[]
}
