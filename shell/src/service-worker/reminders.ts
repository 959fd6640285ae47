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
  /** The language that it is in. */
  language: string
  /** Whose it is; null: nothing can be put off. */
  userId: string | null
  /** What the buttons say that put it off. */
  buttons: Readonly<Record<ButtonId, string>>
  /** Where a tap leads; null: to where the person was. */
  open: TabId | null
}

type Screen = { registration: Pick<WorkerScope['registration'], 'showNotification'> } & Pick<
  WorkerScope,
  'clients'
>

const ICON = '/icons/icon-192.png'
/** What puts a reminder off, and how its button is called where the server does not say. Platforms show two at most. */
const BUTTONS = { '10_minutes': 'In 10 minutes', '1_hour': 'In 1 hour' } as const satisfies Partial<
  Record<Snooze, string>
>
type ButtonId = keyof typeof BUTTONS
const isButton = (action: string): action is ButtonId => Object.hasOwn(BUTTONS, action)
const FALLBACK: Reminder = {
  title: REMINDER_MESSAGES.title,
  body: REMINDER_MESSAGES.neutral,
  tag: 'reminder',
  language: 'en',
  userId: null,
  buttons: BUTTONS,
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
  const remembered = dataOf(notification.data)
  const { userId, open } = remembered
  if (!isButton(action) || userId === null) return openApp(screen, open)
  const done = await putOff(userId, action)
  // Nothing is lost: it stays where it was.
  if (!done) await show(screen, { title, body, tag, ...remembered })
}

const show = ({ registration }: Screen, { title, body, tag, ...remembered }: Reminder): Promise<void> =>
  registration.showNotification(title, {
    body,
    tag,
    lang: remembered.language,
    icon: ICON,
    data: remembered satisfies NoticeData,
    actions: remembered.userId === null ? [] : actionsOf(remembered.buttons),
  })

const actionsOf = (buttons: Reminder['buttons']) =>
  Object.entries(buttons).map(([action, title]) => ({ action, title }))

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
    language: word('language', FALLBACK.language),
    userId: userId === '' ? null : userId,
    buttons: buttonsIn(sent['snooze']),
    open: openableTab(sent['open']),
  }
}

/** What the buttons say, by what was sent. */
function buttonsIn(sent: unknown): Reminder['buttons'] {
  const words: Record<string, unknown> = typeof sent === 'object' && sent !== null ? { ...sent } : {}
  const of = (button: ButtonId): string => {
    const said = words[button]
    return typeof said === 'string' && said !== '' ? said : BUTTONS[button]
  }
  return { '10_minutes': of('10_minutes'), '1_hour': of('1_hour') }
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
type NoticeData = Pick<Reminder, 'language' | 'userId' | 'buttons' | 'open'>

function dataOf(data: unknown): NoticeData {
  const { language, buttons } = FALLBACK
  if (typeof data === 'string') return { language, userId: data, buttons, open: null }
  if (typeof data !== 'object' || data === null) return { language, userId: null, buttons, open: null }
  const kept: Record<string, unknown> = { ...data }
  return {
    language: typeof kept['language'] === 'string' ? kept['language'] : language,
    userId: typeof kept['userId'] === 'string' ? kept['userId'] : null,
    buttons: buttonsIn(kept['buttons']),
    open: openableTab(kept['open']),
  }
}
