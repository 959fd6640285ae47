export const messages = {
  title: (name: string) => `Log ${name}`,
  meal: 'Which meal?',
  meals: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
  eaten: 'How much did you eat?',
  eatenOf: {
    serving: { 0.5: 'Half a serving', 1: 'One serving', 1.5: 'One and a half', 2: 'Two servings' },
    meal: { 0.5: 'Half of it', 1: 'All of it', 1.5: 'One and a half times', 2: 'Twice as much' },
  },
  sum: (kcal: number, protein: number) => `about ${kcal} kcal and ${protein} g protein`,
  add: 'Log it',
  adding: 'Adding...',
  cancel: 'Cancel',
  done: (name: string) => `${name} is in your food log.`,
  failed: 'The meal could not be logged. Nothing was lost. Please try again.',
  undo: 'Undo',
} as const
