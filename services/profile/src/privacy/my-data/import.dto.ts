import { ApiPropertyOptional } from '@nestjs/swagger'
import {
  PERSONAL_LOGS,
  type PersonalLog,
  VITAMIN_HINT_CODES,
  type VitaminHintCode,
  WEIGHT_HINT_CODES,
  type WeightHintCode,
} from '@gb/domain'
import { Answer, ChoiceField, UserIdField } from '@gb/service-kit'
import { IsBoolean, IsObject, IsString, ValidateIf } from 'class-validator'

const Optional = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined)

/** A file to take in: an export, or one log as CSV. */
export class ImportDto {
  @UserIdField() user_id!: string

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
      "Also take over name, age, gender, height, goal, activity and surgery date, and the clinic's own plan. Never e-mail or weight. Without it both stay as they are, also where no plan is kept. With it a plan of the file takes the place of the one that is kept, as a whole; a file without a plan, or with one that is refused, changes no plan.",
    default: false,
  })
  @Optional()
  @IsBoolean({ message: '$property must be true or false.' })
  include_profile: boolean = false
}

/** What became of the rows of a log. */
export class ImportedLogDto {
  @Answer.count('Stored now.', 120) imported!: number
  @Answer.count('Stored before, and left as they are.', 3) already_there!: number
  @Answer.count('Not taken.', 1) refused!: number
  @Answer.count('Taken, and asked about, because they look like a slip.', 2) asked!: number
}

/** Each log with what became of its rows. */
export class ImportedLogsDto implements Record<PersonalLog, ImportedLogDto> {
  @Answer.part(ImportedLogDto, 'Weights.') weight!: ImportedLogDto
  @Answer.part(ImportedLogDto, 'Vitamins.') vitamins!: ImportedLogDto
  @Answer.part(ImportedLogDto, 'Drinks.') fluids!: ImportedLogDto
  @Answer.part(ImportedLogDto, 'Moods.') mood!: ImportedLogDto
  @Answer.part(ImportedLogDto, 'Milestones.') milestones!: ImportedLogDto
  @Answer.part(ImportedLogDto, 'Answers of the first days after surgery.') recovery!: ImportedLogDto
  @Answer.part(ImportedLogDto, 'Meals.') food!: ImportedLogDto
}

/** A row that was not taken. */
export class RefusedRowDto {
  @Answer.oneOf([...PERSONAL_LOGS, 'profile', 'clinic_plan'], 'Where it stood.', 'weight')
  log!: PersonalLog | 'profile' | 'clinic_plan'
  @Answer.count('Which entry of its log, from 1; the line with the names of a CSV file does not count.', 17)
  row!: number
  @Answer('Why, as a sentence to show.', 'weight_lbs must be a number from 80 to 600.') message!: string
}

/** A row that was taken and looks like a slip: a weight far from the others, a dose in another unit. */
export class ImportedHintDto {
  @Answer.oneOf(PERSONAL_LOGS, 'Where it stood.', 'vitamins') log!: PersonalLog
  @Answer.count('Which entry of its log, from 1; the line with the names of a CSV file does not count.', 17)
  row!: number
  @Answer.oneOf([...WEIGHT_HINT_CODES, ...VITAMIN_HINT_CODES], 'Stable code.', 'dose_slip')
  code!: WeightHintCode | VitaminHintCode
  @Answer('The question to show.', '500 mg is far more than usual: did you mean mcg? That is 0.5 mg.')
  text!: string
  @Answer('Where the question comes from.', 'ASMBS Nutritional Guidelines 2016 update') source!: string
  @Answer.orNull(Number, 'What was probably meant, in lbs for a weight, in mg for a dose; or null.', 0.5)
  proposed!: number | null
}

/** What an import did. */
export class ImportResultDto {
  @Answer.part(ImportedLogsDto, 'Each log.') logs!: ImportedLogsDto
  @Answer('Whether the profile was taken over.', false) profile_imported!: boolean
  @Answer("Whether the clinic's own plan was taken over.", false) clinic_plan_imported!: boolean
  @Answer.list(RefusedRowDto, 'The first 200 rows that were not taken.') refused!: RefusedRowDto[]
  @Answer.list(
    ImportedHintDto,
    'The first 200 questions about rows that were taken. The history asks them, too, until the person has answered.',
  )
  hints!: ImportedHintDto[]
}
