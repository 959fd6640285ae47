import { ApiProperty } from '@nestjs/swagger'
import { CLINIC_SHEET_FIELDS, type ClinicSheetField, IMAGE, SHEET } from '@gb/domain'
import { Answer, UserIdField } from '@gb/service-kit'
import { buildMessage, Equals, ValidateBy } from 'class-validator'
import { isPhotoText } from '../analysis/photo/photo-text.js'
import { BAD_FILE, NOT_AGREED } from './messages.js'
import type { ReadField } from './said-figure.js'

/** A clinic's sheet to read. */
export class ReadClinicSheetRequest {
  @UserIdField() user_id!: string

  @ApiProperty({
    description: `JPEG, PNG or WebP, or a PDF of at most ${SHEET.maxPages} pages, as base64; at most ${IMAGE.maxBytes} bytes decoded.`,
    format: 'byte',
    example: 'JVBERi0xLjQK',
  })
  @ValidateBy({
    name: 'isFileText',
    validator: { validate: isPhotoText, defaultMessage: buildMessage(() => BAD_FILE) },
  })
  file_base64!: string

  @ApiProperty({
    description:
      'The yes to this one file: it goes to the AI service with all that stands on it, also a name. Always true.',
    type: Boolean,
    example: true,
  })
  @Equals(true, { message: NOT_AGREED })
  may_be_sent!: boolean
}

/** A field of the sheet, with the words that it was read from. */
export class ReadFieldDto {
  @Answer.oneOf(CLINIC_SHEET_FIELDS, 'Which field of the plan.', 'puree_meal_g') field!: ClinicSheetField
  @Answer.orNull(
    String,
    'A day, a whole number of g or US fl oz, or a phone number; null where it is left empty.',
    '85',
  )
  value!: string | null
  @Answer('The words of the sheet, to show beside it.', 'Purees: up to 3 oz a meal') words!: string
  @Answer.orNull(
    String,
    'What a cup or a tablespoon was taken as, as a sentence to show; null for every other measure.',
    null,
  )
  taken_as!: string | null
  @Answer.orNull(String, 'Why it is left empty, as a sentence to show; null with a value.', null)
  problem!: string | null
}

/** What a sheet says. Nothing of it is kept. */
export class ClinicPlanReadingDto {
  @Answer.list(ReadFieldDto, 'Each field that the sheet speaks of, once.') fields!: ReadField[]
}
