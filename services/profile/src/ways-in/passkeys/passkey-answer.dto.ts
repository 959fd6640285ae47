import { FlagField, IdField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'
import { IsArray, IsIn, ArrayMaxSize, ValidateIf } from 'class-validator'
import { BytesField, CHARACTERS, TRANSPORTS } from './passkey-fields.js'

const CREDENTIAL_ID = 'q0pTb1J4c2VQdG1kR1dHZw'

/** What the browser answers when a passkey was made. Names as in WebAuthn, in our spelling; bytes are base64url. */
export class AddPasskeyDto {
  @BytesField(CHARACTERS.credentialId, { description: 'Names the passkey.', example: CREDENTIAL_ID })
  credential_id!: string
  @BytesField(CHARACTERS.clientData, { description: 'clientDataJSON.' }) client_data_json!: string
  @BytesField(CHARACTERS.attestation, { description: 'attestationObject.' }) attestation_object!: string

  @ApiProperty({
    description: 'How this passkey can be reached; what the browser says unknown words for is left out.',
    type: [String],
    enum: TRANSPORTS,
    maxItems: TRANSPORTS.length,
    example: ['internal', 'hybrid'],
  })
  @IsArray({ message: '$property must be a list.' })
  @ArrayMaxSize(TRANSPORTS.length, { message: `$property must have at most ${TRANSPORTS.length} items.` })
  @IsIn(TRANSPORTS, { each: true, message: `$property must be of: ${TRANSPORTS.join(', ')}.` })
  transports!: string[]
}

/** What the browser answers when a passkey has signed. Names as in WebAuthn, in our spelling; bytes are base64url. */
export class SignedPasskeyDto {
  @BytesField(CHARACTERS.credentialId, { description: 'Names the passkey.', example: CREDENTIAL_ID })
  credential_id!: string
  @BytesField(CHARACTERS.clientData, { description: 'clientDataJSON.' }) client_data_json!: string
  @BytesField(CHARACTERS.authenticatorData, { description: 'authenticatorData.' }) authenticator_data!: string
  @BytesField(CHARACTERS.signature, { description: 'signature.' }) signature!: string

  @ValidateIf((_object, value) => value !== null)
  @BytesField(CHARACTERS.userHandle, {
    description: 'userHandle; null where the browser gives none. Signing in needs it.',
    nullable: true,
  })
  user_handle!: string | null
}

/** The passkey in the address. */
export class PasskeyParams {
  @IdField('One of the own passkeys.', '2f6d1c9e-3b0a-4a52-9a53-6a0a5d1c7e11') passkey_id!: string
}

/** Whether the profile code may open the profile on a new device. */
export class SetCodeRestoreDto {
  @FlagField({ description: 'False needs at least one passkey.', example: false }) enabled!: boolean
}
