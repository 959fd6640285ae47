// Not the whole packages: what runs before the app waits for nothing else.
import { deviceTimeZone } from '@gb/api-client/time-zone'
import { stored } from '@gb/device/keys'
import { isSomebodyHere } from '../shared/here-cookie'
import type { AddressParameters } from './address-parameters'

/** The one question for all of Home, on its way. */
export interface AskedHome {
  /** Whose Home. */
  userId: string
  /** Rejects when there is no answer. */
  response: Promise<Response>
}

/** An answer that is not here by then is not waited for any more, ms: each card asks for its own. */
const PATIENCE_MS = 10_000

let asked: AskedHome | null = null

const isAtHome = ({ open }: AddressParameters) => open === null && (stored('view') ?? 'home') === 'home'

/**
 * Asks for all that Home shows while the app itself is still on its way; once, and only for who was signed in here last and
 * comes to Home. It runs before the app, so it is small, and it decides nothing: whether that person is the one who is
 * signed in, the server says.
 */
export function askHome(parameters: AddressParameters): void {
  const userId = stored('userId')
  if (userId === null || !isSomebodyHere() || stored('owedSignOut') !== null || !isAtHome(parameters)) return
  const response = fetch(`/api/home/${encodeURIComponent(userId)}`, {
    credentials: 'same-origin',
    headers: { Accept: 'application/json', 'X-Time-Zone': deviceTimeZone() },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  // Whoever waits for it is told; nobody may.
  response.catch(() => undefined)
  asked = { userId, response }
}

/** What was asked; null when nothing was, or it was taken already. */
export function takeAskedHome(): AskedHome | null {
  const taken = asked
  asked = null
  return taken
}
