/** Sentences of reminders. */
export const REMINDER_MESSAGES = {
  title: 'Gastric Buddy',
  /** What a device shows of what it cannot read; a locked screen may show it to anybody. */
  neutral: 'Time for your check',
  inQuietHours: 'This time is in your quiet hours, so nothing would come.',
  vitaminsTooClose: 'Leave at least 2 hours between vitamin times, so calcium and iron can stay apart.',
  noVitaminTime: 'Choose at least one time of day.',
  windowEndsFirst: 'The last time must be after the first.',
  fluidHours: 'Choose every 1 to 6 hours.',
} as const
