export const messages = {
  deleted: (meal: string) => `${meal} deleted.`,
  undo: 'Undo',
  logged: (meal: string) => `${meal} is in your log.`,
  logFailed: 'This meal was not logged. Please try again.',
  copied: (count: number) =>
    count === 0
      ? 'These meals are already in today.'
      : count === 1
        ? '1 meal copied to today.'
        : `${count} meals copied to today.`,
} as const
