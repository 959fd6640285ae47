/** Sentences about devices. */
export const PUSH_MESSAGES = {
  unknownService:
    'This browser sends notifications through a service that we do not know. Use the calendar file.',
  notFound: 'This device gets no reminders.',
} as const
