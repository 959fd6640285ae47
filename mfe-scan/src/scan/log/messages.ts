export const messages = {
  title: 'Food log',
  loading: 'Loading your food log...',
  empty: 'No meals yet',
  emptyText: 'Scan a plate, or log a meal without a photo. It shows up here.',
  failed: 'Your food log did not load.',
  failedText: 'Please check your connection and try again. Nothing is lost.',
  retry: 'Retry',
  older: 'Show older days',
  loadingOlder: 'Loading...',
  totals: (kcal: number, protein: number) => `about ${kcal} kcal · ${protein} g protein`,
  kcal: 'kcal',
  copy: 'Copy this day to today',
  copying: 'Copying...',
  copied: (count: number) =>
    count === 0
      ? 'These meals are in today already.'
      : count === 1
        ? '1 meal is copied to today.'
        : `${count} meals are copied to today.`,

  meal: {
    foods: 'Foods of this meal',
    totals: (kcal: number, protein: number, carbs: number, fat: number) =>
      `In all about ${kcal} kcal · ${protein} g protein · ${carbs} g carbs · ${fat} g fat`,
    again: 'Log this again now',
    favourite: 'Add to favorites',
    noFavourite: 'Remove from favorites',
    favourited: 'This meal is a favorite now.',
    unfavourited: 'This meal is no longer a favorite.',
    favouriteFailed: 'This did not work. Please try again.',
    edit: 'Change meal or time',
    editTitle: 'Meal and time',
    delete: 'Delete this meal',
    discard: 'Give up what was not saved',
    close: 'Done',
  },

  deleted: (meal: string) => `${meal} deleted.`,
  undo: 'Undo',
  logged: (meal: string) => `${meal} is in your log.`,
  logFailed: 'This meal was not logged. Please try again.',
} as const
