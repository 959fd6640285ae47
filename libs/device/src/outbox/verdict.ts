import { ApiError, NetworkError, ProfileChangedError } from '@gb/api-client'
import type { OutboxItem, Refusal } from './item'

/** What follows from an answer. */
export type Verdict =
  | { do: 'done' }
  | { do: 'attention'; refusal: Refusal }
  /** This item waits; the others go on. `ms` null: as long as the usual plan says. */
  | { do: 'later'; ms: number | null }
  /** Everything waits: no item would fare better. */
  | { do: 'pause'; ms: number | null }
  /** Everything waits until this profile signs in again. */
  | { do: 'sign-in' }

// Not about what was written: too early, too slow, the wrong moment.
const TEMPORARY = new Set([408, 425])

/** Reads an error that came back for a write. */
export function verdictOf(item: OutboxItem, error: unknown): Verdict {
  if (error instanceof ProfileChangedError) return { do: 'sign-in' }
  if (error instanceof NetworkError) return { do: 'pause', ms: null }
  // Among others a timeout: the one item may be what the server stumbles over.
  if (!(error instanceof ApiError)) return { do: 'later', ms: null }
  const { status, retryAfterSeconds } = error
  const asked = retryAfterSeconds === null ? null : retryAfterSeconds * 1000
  if (isAlreadyGone(item, status)) return { do: 'done' }
  if (status === 401) return { do: 'sign-in' }
  if (status === 403 || status === 429) return { do: 'pause', ms: asked }
  if (status >= 500) return asked === null ? { do: 'later', ms: null } : { do: 'pause', ms: asked }
  if (TEMPORARY.has(status)) return { do: 'later', ms: asked }
  return { do: 'attention', refusal: refusalOf(item, error) }
}

const isAlreadyGone = (item: OutboxItem, status: number) =>
  item.action === 'delete' && (status === 404 || status === 410)

function refusalOf(item: OutboxItem, error: ApiError): Refusal {
  const isGone = error.status === 410 || (error.status === 404 && item.action === 'change')
  return {
    reason: isGone ? 'gone' : 'refused',
    status: error.status,
    message: error.message,
    fields: error.fields.map(({ field, message }) => ({ field, message })),
  }
}

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 5 * 60 * 1000

/** Wait after the given number of failures in a row, ms: 2 s, 4 s, … to 5 minutes, with a fifth of jitter. */
export function backoffMs(failures: number, random: () => number): number {
  const base = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS)
  return base * (0.9 + random() * 0.2)
}
