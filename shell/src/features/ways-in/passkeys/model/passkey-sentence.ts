import { ApiError, isApiError } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { refusalSentence } from '../../../../shared/refusals/refusal-sentence'
import { passkeysCatalog } from '../messages/generated/passkeys'

export type PasskeyWords = ReturnType<typeof passkeysCatalog.in>

/** Names of the browser's refusals. Source: standards, WebAuthn level 3, 5.1.3 and 5.1.4. */
const SENTENCES: Readonly<Record<string, (messages: PasskeyWords) => string>> = {
  NotAllowedError: (messages) => messages.canceled,
  AbortError: (messages) => messages.canceled,
  InvalidStateError: (messages) => messages.alreadyHere,
  ConstraintError: (messages) => messages.unsupportedHere,
  NotSupportedError: (messages) => messages.unsupportedHere,
  SecurityError: (messages) => messages.wrongAddress,
}

// These say best themselves what is the matter.
const SPEAKING = ['passkey_refused', 'too_many_requests', 'conflict', 'fresh_confirmation_required'] as const

/** What to say when a passkey could not be made or used. */
export function passkeySentence(error: unknown, language: Language = 'en'): string {
  const messages = passkeysCatalog.in(language)
  if (SPEAKING.some((code) => isApiError(error, code)) && error instanceof Error)
    return refusalSentence(error, language)
  if (error instanceof ApiError || !(error instanceof Error)) return messages.failed
  return SENTENCES[error.name]?.(messages) ?? messages.failed
}
