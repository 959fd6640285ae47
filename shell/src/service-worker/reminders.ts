import { REMINDER_MESSAGES, type Snooze } from '@gb/domain'
import type { TabId } from '@gb/mfe-contract'
import { openableTab } from '../shared/openable-tabs'
import type { ClickEvent, WorkerScope } from './scope'

/** What the server sends. */
interface Reminder {
  title: string
  body: string
  /** The same for a reminder that comes twice, so that it is shown once. */
  tag: string
  /** Whose it is; null: nothing can be put off. */
  userId: string | null
  /** Where a tap leads; null: to where the person was. */
  open: TabId | null
}

type Screen = { registration: Pick<WorkerScope['registration'], 'showNotification'> } & Pick<
  WorkerScope,
  'clients'
>

const ICON = '/icons/icon-192.png'
// Platforms show two at most.
const ACTIONS: { action: Snooze; title: string }[] = [
  { action: '10_minutes', title: 'In 10 minutes' },
  { action: '1_hour', title: 'In 1 hour' },
]
const FALLBACK: Reminder = {
  title: REMINDER_MESSAGES.title,
  body: REMINDER_MESSAGES.neutral,
  tag: 'reminder',
  userId: null,
  open: null,
}

/** Shows what arrived. What cannot be read is shown too, in neutral words: a browser ends a silent permission. */
export const showReminder = (screen: Screen, text: string): Promise<void> => show(screen, reminderOf(text))

/** Puts a reminder off, or brings the app to the front, on the tab of the reminder. */
export async function onNoticeClick(
  screen: Screen,
  { action, notification }: Pick<ClickEvent, 'action' | 'notification'>,
): Promise<void> {
  notification.close()
  const { title, body, tag } = notification
  const { userId, open } = dataOf(notification.data)
  const known = ACTIONS.find((each) => each.action === action)
  if (known === undefined || userId === null) return openApp(screen, open)
  const done = await putOff(userId, known.action)
  // Nothing is lost: it stays where it was.
  if (!done) await show(screen, { title, body, tag, userId, open })
}

const show = ({ registration }: Screen, { title, body, tag, userId, open }: Reminder): Promise<void> =>
  registration.showNotification(title, {
    body,
    tag,
    icon: ICON,
    data: { userId, open } satisfies NoticeData,
    actions: userId === null ? [] : ACTIONS,
  })

function reminderOf(text: string): Reminder {
  const sent = parsed(text)
  const word = (name: string, otherwise: string) => {
    const value = sent[name]
    return typeof value === 'string' ? value : otherwise
  }
  const userId = sent['can_snooze'] === true ? word('user_id', '') : ''
  return {
    title: word('title', FALLBACK.title),
    body: word('body', FALLBACK.body),
    tag: word('tag', FALLBACK.tag),
    userId: userId === '' ? null : userId,
    open: openableTab(sent['open']),
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

async function putOff(userId: string, snooze: Snooze): Promise<boolean> {
  try {
    const response = await fetch(`/api/reminders/${encodeURIComponent(userId)}/snooze`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ snooze }),
    })
    return response.ok
  } catch {
    return false
  }
}

async function openApp({ clients }: Screen, open: TabId | null): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window' })
  if (page === undefined) {
    await clients.openWindow(open === null ? '/' : `/?open=${open}`)
    return
  }
  await page.focus()
  if (open !== null) page.postMessage({ open })
}

/** What a notification remembers of its reminder. One that an older version of the app showed has the person alone. */
type NoticeData = Pick<Reminder, 'userId' | 'open'>

function dataOf(data: unknown): NoticeData {
  if (typeof data === 'string') return { userId: data, open: null }
  if (typeof data !== 'object' || data === null) return { userId: null, open: null }
  const userId = 'userId' in data && typeof data.userId === 'string' ? data.userId : null
  return { userId, open: 'open' in data ? openableTab(data.open) : null }
}
