import { MAILED_CODE } from '@gb/domain'
import { Answer, PatternField } from '@gb/service-kit'
import { EMAIL_CHANGE_MESSAGES } from './messages.js'

const CODE = new RegExp(`^[0-9]{${MAILED_CODE.digits}}$`)

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The code that was mailed to the new address. */
export class ConfirmEmailDto {
  @PatternField(CODE, EMAIL_CHANGE_MESSAGES.notEightDigits, {
    description: 'The 8 digits from the mail.',
    example: '04815162',
    isTold: true,
  })
  code!: string
}

/** A new address that waits for its confirmation. */
export class PendingEmailDto {
  @Answer('The new address.', 'sam@example.org', { format: 'email' }) pending_email!: string
  @Answer('Until then the newest code works, UTC.', '2026-11-20T08:40:00.000Z', 'date-time')
  expires_at!: string
  @Answer('A sentence to show.', 'We sent a code to the new email. Enter it to finish the change.')
  message!: string
}

/** A change that was called off. */
export class CanceledEmailDto {
  @Answer('Always true.', true) cancelled!: boolean
}

/** The link of the mail to the former address. */
export class TakeBackDto {
  @PatternField(TOKEN, EMAIL_CHANGE_MESSAGES.notALink, {
    description: 'The part of the link behind `#take-back=`.',
    example: 'k3JzQm9kZ2V4dHJhb3JkaW5hcnlfY2hhbGxlbmdlXzE',
    isTold: true,
  })
  token!: string
}

/** An address that is in force again. */
export class TakenBackDto {
  @Answer('Always true.', true) taken_back!: boolean
  @Answer('The address, mostly hidden.', 's***@example.com') email!: string
  @Answer('Whether this browser stays signed in: it was, to this very profile.', false) signed_in!: boolean
  @Answer('A sentence to show.', EMAIL_CHANGE_MESSAGES.takenBack) message!: string
}
