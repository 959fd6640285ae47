import { PUSH_RECORD } from '@gb/domain'
import type { WorkerScope } from './scope'

type Screen = Pick<WorkerScope, 'registration'>

/** The device as the server knows it, and whose reminders it shows. */
interface Known {
  userId: string
  endpoint: string
}

/**
 * Tells the server a new address of this device: browsers change it now and then. Does nothing where nobody turned
 * notifications on. A failure stays silent; every start of the app tries again until the server knows.
 */
export async function renewPush(screen: Screen): Promise<void> {
  try {
    await renew(screen)
  } catch {
    // No connection, or no permission any more. The record still names the address that the server has.
  }
}

async function renew({ registration }: Screen): Promise<void> {
  const known = await readRecord()
  if (known === null) return
  const { pushManager } = registration
  const current = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(await options()))
  const { endpoint, keys } = current.toJSON()
  if (endpoint === undefined || keys === undefined || endpoint === known.endpoint) return
  const answer = await fetch('/api/push-subscriptions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    // For somebody else who has signed in since, the server refuses it: nobody turned anything on for them.
    body: JSON.stringify({ user_id: known.userId, endpoint, p256dh: keys['p256dh'], auth: keys['auth'] }),
  })
  // The address before is forgotten with the next reminder: its push service says that it is gone.
  if (answer.ok) await writeRecord({ ...known, endpoint })
}

async function options(): Promise<PushSubscriptionOptionsInit> {
  const answer = await fetch('/api/push-key', { credentials: 'same-origin' })
  const body: unknown = await answer.json()
  const key = typeof body === 'object' && body !== null && 'public_key' in body ? body.public_key : null
  if (typeof key !== 'string') throw new Error('no key')
  return { userVisibleOnly: true, applicationServerKey: key }
}

async function readRecord(): Promise<Known | null> {
  const kept = await caches.match(PUSH_RECORD.path, { cacheName: PUSH_RECORD.cache })
  const value: unknown = await kept?.json()
  if (typeof value !== 'object' || value === null || !('userId' in value) || !('endpoint' in value))
    return null
  const { userId, endpoint } = value
  return typeof userId === 'string' && typeof endpoint === 'string' ? { userId, endpoint } : null
}

const writeRecord = async (known: Known): Promise<void> =>
  (await caches.open(PUSH_RECORD.cache)).put(PUSH_RECORD.path, Response.json(known))
