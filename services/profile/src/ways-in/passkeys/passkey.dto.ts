import { ApiProperty } from '@nestjs/swagger'
import { PASSKEYS_MAX } from '@gb/domain'
import { Answer } from '@gb/service-kit'
import { TRANSPORTS } from './passkey-fields.js'

const CHALLENGE = 'k3JzQm9kZ2V4dHJhb3JkaW5hcnlfY2hhbGxlbmdlXzEyMw'
const CREDENTIAL_ID = 'q0pTb1J4c2VQdG1kR1dHZw'

/** A passkey of the profile. */
export class PasskeyDto {
  @Answer('Names the passkey here.', '2f6d1c9e-3b0a-4a52-9a53-6a0a5d1c7e11', 'uuid') passkey_id!: string
  @Answer('Where it was made.', 'Safari on iPhone') name!: string
  @Answer("Whether a service keeps it and brings it to the person's other devices.", true) backed_up!: boolean
  @Answer('UTC.', '2026-11-01T07:12:00.000Z', 'date-time') created_at!: string

  @Answer.orNull(
    String,
    'When it last signed in or unlocked, UTC; null when never.',
    '2026-11-20T08:30:00.000Z',
    'date-time',
  )
  last_used_at!: string | null
}

/** The passkeys of the own profile. */
export class PasskeysDto {
  @Answer.list(PasskeyDto, `Oldest first, ${PASSKEYS_MAX} at most.`) passkeys!: PasskeyDto[]
  @Answer('Whether code and e-mail open the profile on a device that we do not know.', true)
  code_restore_enabled!: boolean
}

/** A passkey that the browser may use, or must not make again. */
export class KnownPasskeyDto {
  @Answer('Names the passkey to the browser, base64url.', CREDENTIAL_ID) credential_id!: string
  @ApiProperty({ description: 'How to reach it.', type: [String], enum: TRANSPORTS, example: ['internal'] })
  transports!: string[]
}

/** A question that any passkey of this site may sign. The person has to prove to the device who they are. */
export class PasskeyQuestionDto {
  @Answer('Works once, for some minutes, in this browser; base64url.', CHALLENGE) challenge!: string
  @Answer('RP ID of WebAuthn: the host that passkeys belong to.', 'localhost') site!: string
  @Answer('How long the browser may ask, in milliseconds.', 300_000) timeout_ms!: number
}

/** A question that only the own passkeys may sign. */
export class UnlockQuestionDto extends PasskeyQuestionDto {
  @Answer.list(KnownPasskeyDto, 'The own passkeys.') passkeys!: KnownPasskeyDto[]
}

/** What the browser needs to make a passkey. It has to be discoverable. */
export class RegistrationQuestionDto extends PasskeyQuestionDto {
  @Answer('Names the profile to the passkey, base64url.', 'bx0cng87S1KaU2oKXRx-EQ') user_handle!: string
  @Answer("Shown in the person's own list of passkeys.", 'sam@example.com') user_name!: string
  @Answer('Shown there, too.', 'Sam') display_name!: string
  @Answer.list(KnownPasskeyDto, 'The own passkeys so far.') passkeys!: KnownPasskeyDto[]
}

/** The answer to unlocking. */
export class UnlockedDto {
  @Answer('Always true.', true) unlocked!: boolean
}

/** How the way in by code and e-mail stands. */
export class CodeRestoreDto {
  @Answer('Whether they open the profile on a device that we do not know.', false)
  code_restore_enabled!: boolean
}
