/** Sentences of reminders. */
export const REMINDERS_MESSAGES = {
  nothingToSnooze: 'There is no reminder from the last day to snooze.',
  noDevice: 'No device gets reminders yet. Turn notifications on first.',
  notReached: 'The test could not be sent. Please try again in a minute.',
  tooManyTests: 'That was a lot of tests. Please try again later.',
} as const
