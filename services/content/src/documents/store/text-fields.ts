import { ApiProperty } from '@nestjs/swagger'
import { REASON_LENGTH, TextField } from '@gb/service-kit'
import { shippedVersion } from '../seed/shipped-version.js'

/** Of a version. */
export const VERSION = /^\d{1,4}\.\d{1,4}$/
/** What a version is, to who wrote something else. */
export const VERSION_FORM = '$property must be a version like 1.2.'

/** The text of all examples. */
export const EXAMPLE = 'about-creator'

/** The version that it has on a database of its own. */
export const VERSION_OF_EXAMPLE = shippedVersion(EXAMPLE)

/** Its words. */
export const WORDS_OF_EXAMPLE = {
  is_example: true,
  example_note: 'This page is example text.',
  name: 'Gastric Buddy',
  title: 'The people behind your sleeve companion',
  experience: 'We built Gastric Buddy for the small questions of each day with a sleeve.',
  story: 'Life after a sleeve is a lot to keep track of. We wanted one calm place for all of it.',
  credentials: ['Each tip names its source and the date we last checked it.'],
  books: [],
  books_availability: 'There are no books at this time.',
  store_url: null,
  mission: 'We want to make each day with a sleeve a bit lighter.',
  contact_email: 'support@gastricbuddy.example',
  social_media: [],
}

/** The text in wire spelling; its shape is the one of the public read. */
export const BodyField = (): PropertyDecorator =>
  ApiProperty({
    description: 'The whole text, in the shape of its public read.',
    type: 'object',
    additionalProperties: true,
    example: WORDS_OF_EXAMPLE,
  })

/** Why somebody changes what people read. */
export const ReasonField = (example: string): PropertyDecorator =>
  TextField(REASON_LENGTH, { description: 'Why; it stays with the version.', example })
