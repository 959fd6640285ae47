export const messages = {
  dismiss: 'Dismiss this note',
} as const
