// Written by `npm run generate` from ../log-meal.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  title: ({ name }: { name: string }) => `Log ${name}`,
  meal: 'Which meal?',
  meals: {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    dinner: 'Dinner',
    snack: 'Snack',
  },
  eaten: 'How much did you eat?',
  eatenOf: {
    serving: {
      '1': 'One serving',
      '2': 'Two servings',
      '0.5': 'Half a serving',
      '1.5': 'One and a half',
    },
    meal: {
      '1': 'All of it',
      '2': 'Twice as much',
      '0.5': 'Half of it',
      '1.5': 'One and a half times',
    },
  },
  sum: ({ kcal, protein }: { kcal: number; protein: number }) => `about ${formats.number(kcal)} kcal and ${formats.number(protein)} g protein`,
  add: 'Log it',
  adding: 'Adding...',
  cancel: 'Cancel',
  done: ({ name }: { name: string }) => `${name} is in your food log.`,
  failed: 'The meal could not be logged. Nothing was lost. Please try again.',
  undo: 'Undo',
}
