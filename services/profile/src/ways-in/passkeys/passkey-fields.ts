import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Length, Matches } from 'class-validator'
import { PASSKEY_MESSAGES } from './messages.js'

const BASE64URL = /^[A-Za-z0-9_-]+$/

/** Bytes as base64url without padding. */
export const BytesField = (
  maxCharacters: number,
  text: { description: string; example?: string; nullable?: boolean },
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      pattern: BASE64URL.source,
      minLength: 1,
      example: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
      maxLength: maxCharacters,
      ...text,
    }),
    Length(1, maxCharacters, { message: `$property must have 1 to ${maxCharacters} characters.` }),
    Matches(BASE64URL, { message: PASSKEY_MESSAGES.notBase64 }),
  )

/** Characters of each part at most. 1,023 bytes of an id are the limit of WebAuthn; the others hold several times the usual. */
export const CHARACTERS = {
  credentialId: 1364,
  clientData: 4096,
  attestation: 16_384,
  authenticatorData: 4096,
  signature: 4096,
  userHandle: 88,
} as const

/** How a browser may reach a passkey. Source: standards, WebAuthn level 3, 5.8.4, and the older names still in use. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
