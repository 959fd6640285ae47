/** Limits of an announcement: a dated note that everybody sees. */
export const ANNOUNCEMENT = {
  titleLength: { min: 1, max: 80 },
  textLength: { min: 1, max: 500 },
  /** A note that stands longer is a text, and belongs on a page. */
  maxDays: 90,
} as const

/** How an announcement looks. */
export const ANNOUNCEMENT_TONES = ['info', 'success', 'warning'] as const
export type AnnouncementTone = (typeof ANNOUNCEMENT_TONES)[number]
