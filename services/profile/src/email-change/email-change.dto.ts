import { MAILED_CODE } from '@gb/domain'
import { ApiProperty } from '@nestjs/swagger'
import { Matches } from 'class-validator'
import { EMAIL_CHANGE_MESSAGES } from './messages.js'

const CODE = new RegExp(`^[0-9]{${MAILED_CODE.digits}}$`)

/** The code that was mailed to the new address. */
export class ConfirmEmailDto {
  @ApiProperty({ description: 'The 8 digits from the mail.', pattern: CODE.source, example: '04815162' })
  @Matches(CODE, { message: EMAIL_CHANGE_MESSAGES.notEightDigits })
  code!: string
}

/** A new address that waits for its confirmation. */
export class PendingEmailDto {
  @ApiProperty({ description: 'The new address.', format: 'email', example: 'sam@example.org' })
  pending_email!: string

  @ApiProperty({
    description: 'Until then the newest code works, UTC.',
    format: 'date-time',
    example: '2026-11-20T08:40:00.000Z',
  })
  expires_at!: string

  @ApiProperty({
    description: 'A sentence to show.',
    example: 'We sent a code to the new e-mail address. Enter it to finish the change.',
  })
  message!: string
}

/** A change that was called off. */
export class CancelledEmailDto {
  @ApiProperty({ description: 'Always true.', example: true })
  cancelled!: boolean
}
