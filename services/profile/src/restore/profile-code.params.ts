import { ApiProperty } from '@nestjs/swagger'
import { PROFILE_CODE_LENGTH } from '@gb/domain'
import { Matches } from 'class-validator'
import { RESTORE_MESSAGES } from './messages.js'

const CODE = new RegExp(`^[0-9]{${PROFILE_CODE_LENGTH}}$`)

/** The code in the address. */
export class ProfileCodeParams {
  @ApiProperty({
    description: 'The 6-digit profile code, leading zeros kept.',
    pattern: CODE.source,
    example: '048151',
  })
  @Matches(CODE, { message: RESTORE_MESSAGES.notSixDigits })
  code!: string
}
