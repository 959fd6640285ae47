import { ApiError, isApiError } from '@gb/api-client'
import { messages } from '../messages'

/** Names of the browser's refusals. Source: standards, WebAuthn level 3, 5.1.3 and 5.1.4. */
const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError: messages.canceled,
  AbortError: messages.canceled,
  InvalidStateError: messages.alreadyHere,
  ConstraintError: messages.unsupportedHere,
  NotSupportedError: messages.unsupportedHere,
  SecurityError: messages.wrongAddress,
}

// These say best themselves what is the matter.
const SPEAKING = ['passkey_refused', 'too_many_requests', 'conflict', 'fresh_confirmation_required'] as const

/** What to say when a passkey could not be made or used. */
export function passkeySentence(error: unknown): string {
  if (SPEAKING.some((code) => isApiError(error, code)) && error instanceof Error) return error.message
  if (error instanceof ApiError || !(error instanceof Error)) return messages.failed
  return SENTENCES[error.name] ?? messages.failed
}
