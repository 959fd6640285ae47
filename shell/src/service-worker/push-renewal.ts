import { isLanguage, type Language, PUSH_RECORD } from '@gb/domain'
import type { WorkerScope } from './scope'

type Screen = Pick<WorkerScope, 'registration'>

/** The device as the server knows it, whose reminders it shows, and in which language they come. */
interface Known {
  userId: string
  endpoint: string
  language: Language
}

/** The language that a page says it speaks; null when it asks for something else. */
export function spokenIn(wish: unknown): Language | null {
  if (typeof wish !== 'object' || wish === null || !('speaks' in wish)) return null
  const { speaks } = wish
  return typeof speaks === 'string' && isLanguage(speaks) ? speaks : null
}

/**
 * Tells the server a new address of this device, since browsers change it now and then, or another language. Does nothing
 * where nobody turned notifications on. A failure stays silent; every start of the app tries again until the server knows.
 * @param speaks  what the app on this device speaks; null where no page says so
 */
export async function renewPush(screen: Screen, speaks: Language | null = null): Promise<void> {
  try {
    await renew(screen, speaks)
  } catch {
    // No connection, or no permission any more. The record still says what the server has.
  }
}

async function renew({ registration }: Screen, speaks: Language | null): Promise<void> {
  const known = await readRecord()
  if (known === null) return
  const { pushManager } = registration
  const current = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(await options()))
  const { endpoint, keys } = current.toJSON()
  if (endpoint === undefined || keys === undefined) return
  const language = speaks ?? known.language
  if (endpoint === known.endpoint && language === known.language) return
  const answer = await fetch('/api/push-subscriptions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    // For somebody else who has signed in since, the server refuses it: nobody turned anything on for them.
    body: JSON.stringify({
      user_id: known.userId,
      endpoint,
      p256dh: keys['p256dh'],
      auth: keys['auth'],
      language,
    }),
  })
  // The address before is forgotten with the next reminder: its push service says that it is gone.
  if (answer.ok) await writeRecord({ userId: known.userId, endpoint, language })
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
  if (typeof userId !== 'string' || typeof endpoint !== 'string') return null
  // A record of before knows no language; the server then writes in English.
  const said = 'language' in value && typeof value.language === 'string' ? value.language : null
  return { userId, endpoint, language: isLanguage(said) ? said : 'en' }
}

const writeRecord = async (known: Known): Promise<void> =>
  (await caches.open(PUSH_RECORD.cache)).put(PUSH_RECORD.path, Response.json(known))
