export const messages = {
  deleted: (meal: string) => `${meal} deleted.`,
  undo: 'Undo',
  logged: (meal: string) => `${meal} is in your log.`,
  logFailed: 'This meal was not logged. Please try again.',
  copied: (count: number) =>
    count === 0
      ? 'These meals are in today already.'
      : count === 1
        ? '1 meal is copied to today.'
        : `${count} meals are copied to today.`,
} as const
