import type { ReminderItem } from './items.js'

const WORDS: Readonly<Record<ReminderItem, string>> = {
  vitamins_morning: 'morning vitamins',
  vitamins_afternoon: 'afternoon vitamins',
  vitamins_evening: 'evening vitamins',
  fluids: 'a drink',
  weigh_in: 'your weigh-in',
  mood: 'a note on your mood',
}

const listed = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Sentences of reminders. */
export const REMINDER_MESSAGES = {
  title: 'Gastric Buddy',
  /** What a locked screen may show to anybody. */
  neutral: 'Time for your check',
  about: (items: readonly ReminderItem[]): string => `Time for ${listed(items.map((item) => WORDS[item]))}`,
  test: 'This is a test. Reminders work on this device.',
  inQuietHours: 'This time is in your quiet hours, so nothing would come.',
  vitaminsTooClose: 'Leave at least 2 hours between vitamin times, so calcium and iron can stay apart.',
  noVitaminTime: 'Choose at least one time of day.',
  windowEndsFirst: 'The last time must be after the first.',
  fluidHours: 'Choose every 1 to 6 hours.',
} as const

/** What a notification or a calendar says: what it is about only for those who chose so. */
export const reminderText = (items: readonly ReminderItem[], showDetails: boolean): string =>
  showDetails ? REMINDER_MESSAGES.about(items) : REMINDER_MESSAGES.neutral
