import { ApiProperty } from '@nestjs/swagger'
import { PASSKEYS_MAX } from '@gb/domain'
import { TRANSPORTS } from './passkey-fields.js'

const CHALLENGE = 'k3JzQm9kZ2V4dHJhb3JkaW5hcnlfY2hhbGxlbmdlXzEyMw'
const CREDENTIAL_ID = 'q0pTb1J4c2VQdG1kR1dHZw'

/** A passkey of the profile. */
export class PasskeyDto {
  @ApiProperty({
    description: 'Names the passkey here.',
    format: 'uuid',
    example: '2f6d1c9e-3b0a-4a52-9a53-6a0a5d1c7e11',
  })
  passkey_id!: string

  @ApiProperty({ description: 'Where it was made.', example: 'Safari on iPhone' })
  name!: string

  @ApiProperty({
    description: "Whether a service keeps it and brings it to the person's other devices.",
    example: true,
  })
  backed_up!: boolean

  @ApiProperty({ description: 'UTC.', format: 'date-time', example: '2026-11-01T07:12:00.000Z' })
  created_at!: string

  @ApiProperty({
    description: 'When it last signed in or unlocked, UTC; null when never.',
    format: 'date-time',
    nullable: true,
    type: String,
    example: '2026-11-20T08:30:00.000Z',
  })
  last_used_at!: string | null
}

/** The passkeys of the own profile. */
export class PasskeysDto {
  @ApiProperty({ description: `Oldest first, ${PASSKEYS_MAX} at most.`, type: [PasskeyDto] })
  passkeys!: PasskeyDto[]

  @ApiProperty({
    description: 'Whether code and e-mail open the profile on a device that we do not know.',
    example: true,
  })
  code_restore_enabled!: boolean
}

/** A passkey that the browser may use, or must not make again. */
export class KnownPasskeyDto {
  @ApiProperty({ description: 'Names the passkey to the browser, base64url.', example: CREDENTIAL_ID })
  credential_id!: string

  @ApiProperty({ description: 'How to reach it.', type: [String], enum: TRANSPORTS, example: ['internal'] })
  transports!: string[]
}

/** A question that any passkey of this site may sign. The person has to prove to the device who they are. */
export class PasskeyQuestionDto {
  @ApiProperty({
    description: 'Works once, for some minutes, in this browser; base64url.',
    example: CHALLENGE,
  })
  challenge!: string

  @ApiProperty({ description: 'RP ID of WebAuthn: the host that passkeys belong to.', example: 'localhost' })
  site!: string

  @ApiProperty({ description: 'How long the browser may ask, in milliseconds.', example: 300_000 })
  timeout_ms!: number
}

/** A question that only the own passkeys may sign. */
export class UnlockQuestionDto extends PasskeyQuestionDto {
  @ApiProperty({ description: 'The own passkeys.', type: [KnownPasskeyDto] })
  passkeys!: KnownPasskeyDto[]
}

/** What the browser needs to make a passkey. It has to be discoverable. */
export class RegistrationQuestionDto extends PasskeyQuestionDto {
  @ApiProperty({
    description: 'Names the profile to the passkey, base64url.',
    example: 'bx0cng87S1KaU2oKXRx-EQ',
  })
  user_handle!: string

  @ApiProperty({ description: "Shown in the person's own list of passkeys.", example: 'sam@example.com' })
  user_name!: string

  @ApiProperty({ description: 'Shown there, too.', example: 'Sam' })
  display_name!: string

  @ApiProperty({ description: 'The own passkeys so far.', type: [KnownPasskeyDto] })
  passkeys!: KnownPasskeyDto[]
}

/** The answer to unlocking. */
export class UnlockedDto {
  @ApiProperty({ description: 'Always true.', example: true })
  unlocked!: boolean
}

/** How the way in by code and e-mail stands. */
export class CodeRestoreDto {
  @ApiProperty({
    description: 'Whether they open the profile on a device that we do not know.',
    example: false,
  })
  code_restore_enabled!: boolean
}
