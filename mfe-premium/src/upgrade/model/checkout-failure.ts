import { NetworkError, TimeoutError } from '@gb/api-client'
import type { Language } from '@gb/domain'
import type { HostSession } from '@gb/mfe-contract'
import type { messages } from '../messages/generated/upgrade.en'

type Words = typeof messages

/** Why this person cannot pay yet; null when they can. A name without an id is a profile that lost its id. */
export function profileProblem({ userId, displayName }: HostSession, words: Words): string | null {
  if (userId !== null && userId !== '') return null
  return displayName === null ? words.profileFirst : words.userIdMissing
}

interface Speech {
  words: Words
  language: Language
  /** What the server said, in that language. */
  refusal: string | null
}

/** The sentence for what starting a checkout threw. */
export function sentenceOf(error: unknown, { words, language, refusal }: Speech): string {
  if (refusal !== null) return words.refused({ why: refusal })
  if (error instanceof NetworkError) return words.failed({ why: words.noConnection })
  if (error instanceof TimeoutError) return words.failed({ why: words.tooSlow })
  // What a browser says of it is in English.
  if (language !== 'en') return words.failed({ why: words.unknown })
  return words.failed({ why: error instanceof Error ? error.message : String(error) })
}
