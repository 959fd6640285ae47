import { isApiError, NetworkError, TimeoutError } from '@gb/api-client'
import type { HostSession } from '@gb/mfe-contract'
import { messages } from '../messages'

/** Why this person cannot pay yet; null when they can. A name without an id is a profile that lost its id. */
export function profileProblem({ userId, displayName }: HostSession): string | null {
  if (userId !== null && userId !== '') return null
  return displayName === null ? messages.createProfileFirst : messages.userIdMissing
}

/** The sentence for what starting a checkout threw. */
export function sentenceOf(error: unknown): string {
  if (isApiError(error)) return messages.refused(error.message)
  if (error instanceof NetworkError) return messages.failed(messages.noConnection)
  if (error instanceof TimeoutError) return messages.failed(messages.tooSlow)
  return messages.failed(error instanceof Error ? error.message : String(error))
}
