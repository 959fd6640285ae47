import {
  REMINDER_LATE_MINUTES,
  REMINDER_MESSAGES,
  type ReminderItem,
  reminderTab,
  reminderText,
} from '@gb/domain'

/** For how long a push service keeps a reminder when the phone is off: a late one is noise. */
export const NOTICE_SECONDS = REMINDER_LATE_MINUTES * 60

interface Notice {
  userId: string
  dueAt: Date
  items: readonly ReminderItem[]
  showDetails: boolean
}

/** What the service worker gets. A reminder that was sent twice has one tag, so the device shows it once. */
export const noticePayload = ({ userId, dueAt, items, showDetails }: Notice): string =>
  JSON.stringify({
    title: REMINDER_MESSAGES.title,
    body: reminderText(items, showDetails),
    tag: `reminder-${dueAt.getTime()}`,
    user_id: userId,
    can_snooze: true,
    // Sealed for the device, and not shown there: only a tap tells.
    open: reminderTab(items),
  })

/** A notification that only shows that it works. */
export const testPayload = (userId: string): string =>
  JSON.stringify({
    title: REMINDER_MESSAGES.title,
    body: REMINDER_MESSAGES.test,
    tag: 'reminder-test',
    user_id: userId,
    can_snooze: false,
  })
