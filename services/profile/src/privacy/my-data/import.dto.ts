import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { PERSONAL_LOGS, type PersonalLog } from '@gb/domain'
import { ChoiceField, UserIdField } from '@gb/service-kit'
import { IsBoolean, IsObject, IsString, ValidateIf } from 'class-validator'

const Optional = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined)

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
