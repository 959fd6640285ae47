import {
  formatsOf,
  type Language,
  REMINDER_LATE_MINUTES,
  REMINDER_MESSAGES,
  type ReminderItem,
  reminderTab,
} from '@gb/domain'
import { noticeCatalog } from './messages/generated/notice.js'

/** For how long a push service keeps a reminder when the phone is off: a late one is noise. */
export const NOTICE_SECONDS = REMINDER_LATE_MINUTES * 60

/** What a reminder is about, and whether that may be read by whoever sees it. */
interface Told {
  items: readonly ReminderItem[]
  showDetails: boolean
}

interface Notice extends Told {
  userId: string
  dueAt: Date
}

/** What a notification or a calendar says: what it is about only for those who chose so. */
export const reminderText = ({ items, showDetails }: Told, language: Language): string => {
  const words = noticeCatalog[language]
  if (!showDetails) return words.neutral
  return words.about({ items: formatsOf(language).list(items.map((item) => words.items[item])) })
}

/** What the service worker of a device gets, in its language. A reminder that was sent twice has one tag, so the device shows it once. */
export const noticePayload = (notice: Notice, language: Language): string =>
  JSON.stringify({
    title: REMINDER_MESSAGES.title,
    body: reminderText(notice, language),
    language,
    tag: `reminder-${notice.dueAt.getTime()}`,
    user_id: notice.userId,
    can_snooze: true,
    snooze: noticeCatalog[language].snooze,
    // Sealed for the device, and not shown there: only a tap tells.
    open: reminderTab(notice.items),
  })

/** A notification that only shows that it works. */
export const testPayload = (userId: string, language: Language): string =>
  JSON.stringify({
    title: REMINDER_MESSAGES.title,
    body: noticeCatalog[language].test,
    language,
    tag: 'reminder-test',
    user_id: userId,
    can_snooze: false,
  })
