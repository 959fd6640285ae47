import type { MoodText } from '@gb/domain'

/** What a text of the person is called in the report. */
export const NOTE_TITLES: Record<MoodText | 'weight' | 'vitamin', string> = {
  weight: 'Note with a weight',
  vitamin: 'Note with a vitamin',
  journalEntry: 'Journal',
  gratitudeNote: 'Gratitude',
  challenges: 'Challenges',
  victories: 'Victories',
}

/** Sentences of the report. */
export const REPORT_MESSAGES = {
  notFound: 'There is no such report.',
  tooMany: 'You have made many reports in the last hour. Please try again later.',
  busy: 'Many reports are being made right now. Please try again in a moment.',
  failed: 'The report could not be made. Please try again.',
} as const

/** What is said above the notes where it is so. */
export const NOTE_REMARKS = {
  shortened: 'Text that ends in … is cut to fit; the app has all of it.',
  leftOut: (count: number) =>
    count === 1
      ? '1 more note did not fit here; it is in the app.'
      : `${count} more notes did not fit here; they are in the app.`,
} as const

/** What is said where a text has signs that cannot be printed. */
export const GAP_REMARK =
  '[?] stands for characters that cannot be printed here, such as emoji or other scripts; the app shows them.'

/** What stands on every page with advice. Source: health-rules 0. */
export const STANDING_TEXT =
  'Your clinic’s plan comes first. This report is not a diagnosis. In an emergency call 911 or your local number.'
