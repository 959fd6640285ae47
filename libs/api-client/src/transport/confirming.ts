import {
  CONFIRMATION_PURPOSES,
  CONFIRMATION_WAYS,
  type ConfirmationPurpose,
  type ConfirmationWay,
} from '@gb/domain'
import { isApiError } from './errors'
import { apiErrorFrom } from './problem'

/** What has to be confirmed before a call is answered, and how this person can. */
export interface AskedConfirmation {
  purpose: ConfirmationPurpose
  ways: ConfirmationWay[]
}

type Send = (request: Request) => Promise<Response>

/** What a refused call asks to be confirmed; null when it was refused for anything else. */
function confirmationAskedBy(error: unknown): AskedConfirmation | null {
  if (!isApiError(error, 'fresh_confirmation_required')) return null
  const { purpose, ways } = error.extra
  const known = CONFIRMATION_PURPOSES.find((candidate) => candidate === purpose)
  if (known === undefined || !Array.isArray(ways)) return null
  return { purpose: known, ways: CONFIRMATION_WAYS.filter((way) => ways.includes(way)) }
}

/** Sends; a call that needs a confirmation is sent again, once, when the person has given it. */
export const confirming = (send: Send, ask?: (asked: AskedConfirmation) => Promise<boolean>): Send =>
  ask === undefined ? send : (request) => sendConfirmed(request, send, ask)

async function sendConfirmed(
  request: Request,
  send: Send,
  ask: (asked: AskedConfirmation) => Promise<boolean>,
): Promise<Response> {
  // A body can be read once, and a clone would be sent as a stream: without its length, and kept in memory twice.
  const body = await request.text()
  const copy = () => new Request(request, body === '' ? {} : { body })
  const response = await send(copy())
  const asked = response.status === 403 ? await askedBy(response.clone()) : null
  return asked !== null && (await ask(asked)) ? send(copy()) : response
}

const askedBy = async (response: Response): Promise<AskedConfirmation | null> =>
  confirmationAskedBy(apiErrorFrom(response, await response.json().catch(() => null)))
