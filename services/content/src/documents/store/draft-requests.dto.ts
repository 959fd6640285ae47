import { ChoiceField, InstantField, PatternField } from '@gb/service-kit'
import { IsObject } from 'class-validator'
import { CHANGE_SIZES, type ChangeSize } from './next-version.js'
import {
  BodyField,
  ReasonField,
  VERSION,
  VERSION_FORM,
  VERSION_OF_EXAMPLE,
  WORDS_OF_EXAMPLE,
} from './text-fields.js'

const SAVED_AT = '2026-11-20T08:30:00.000Z'
const WHY = 'Clearer words about our experience.'

/** What `instead_of` is where a draft ends. */
const READ =
  '`saved_at` of the draft that you mean, as you have read it. When another one is there meanwhile, the answer is 409. Absent: only for your own.'

/** First what most want: the second is refused where nobody saved that draft. */
export const DRAFT_EXAMPLES = {
  'Save a draft': { value: { based_on: VERSION_OF_EXAMPLE, body: WORDS_OF_EXAMPLE } },
  'Replace the draft of a colleague': {
    value: { based_on: VERSION_OF_EXAMPLE, instead_of: SAVED_AT, body: WORDS_OF_EXAMPLE },
  },
}

/** A draft to save. */
export class SaveDraftDto {
  @PatternField(VERSION, VERSION_FORM, {
    description: 'The version you started from. When a newer one is in force meanwhile, the answer is 409.',
    example: VERSION_OF_EXAMPLE,
  })
  based_on!: string

  @InstantField({
    description:
      '`saved_at` of the draft that yours replaces, as you have read it. When somebody saved another one meanwhile, the answer is 409. Absent: only where there is none, or your own.',
    optional: true,
  })
  instead_of?: string

  @BodyField()
  @IsObject()
  body!: object
}

/** First what most want, as above. */
export const PUBLISH_EXAMPLES = {
  'Publish your draft': { value: { reason: WHY, size: 'minor' } },
  'Publish the draft of a colleague': { value: { reason: WHY, size: 'minor', instead_of: SAVED_AT } },
}

/** How the draft is put in force. */
export class PublishDto {
  @ReasonField(WHY) reason!: string

  @ChoiceField(CHANGE_SIZES, {
    description:
      'minor: better words (1.2 to 1.3). major: another meaning (1.2 to 2.0). Either way, a policy has to be accepted again by everybody.',
    example: 'minor',
    default: 'minor',
    optional: true,
  })
  size?: ChangeSize

  @InstantField({ description: READ, optional: true }) instead_of?: string
}

/** Which draft is thrown away. */
export class DropDraftQuery {
  // Without an example: the page would fill it in, and name a draft that nobody saved.
  @InstantField({ description: READ, optional: true }) instead_of?: string
}
