export const messages = {
  open: 'Log without a photo',
  openHint: 'Search, describe, scan a barcode or repeat a meal. It costs no scan.',
  title: 'Log without a photo',
  text: 'This costs no scan.',

  describe: {
    label: 'What did you eat?',
    hint: 'For example: 2 eggs and half a cup of cottage cheese',
    read: 'Find these foods',
    reading: 'Reading...',
    nothing: 'We found no food in this text. Try other words, or search for the food.',
    failed: 'This did not work. What you typed is still here. Please try again.',
    assumed: 'usual serving, please check',
  },

  meal: {
    foods: 'Foods of this meal',
    check: 'Please check each food before you save.',
    search: 'Search for a food',
    sum: (kcal: number, protein: number) => `In all about ${kcal} kcal · ${protein} g protein`,
    detail: (grams: number, kcal: number, protein: number) =>
      `about ${grams}\u00a0g · about ${kcal}\u00a0kcal · ${protein}\u00a0g\u00a0protein`,
    remove: (name: string) => `Remove ${name}`,
    fix: (name: string) => `Find ${name}`,
    open: 'Not ready yet: please find or remove this food.',
    save: 'Log this meal',
    saving: 'Saving...',
    logged: (meal: string) => `${meal} is in your log.`,
  },

  again: {
    favourites: 'Favorites',
    recent: 'Recent meals',
    hint: 'Tap a meal to log it again.',
    sample: 'sample result',
    detail: (kcal: number, protein: number) => `about ${kcal} kcal · ${protein} g protein`,
  },
} as const
