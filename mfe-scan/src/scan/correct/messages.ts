import type { FigureOrigin } from '@gb/domain'
import type { DraftProblem, TypedFigure } from './portion-draft'

const FIGURES: Record<TypedFigure, string> = {
  calories: 'Calories',
  proteinG: 'Protein',
  carbsG: 'Carbs',
  fatG: 'Fat',
  fiberG: 'Fiber',
  sugarG: 'Sugar',
}

const ORIGINS: Record<FigureOrigin, string> = {
  table: 'From our food table',
  model: 'AI estimate',
  person: 'Your numbers',
}

const PROBLEMS: Record<DraftProblem, string> = {
  name: 'Please enter a name of up to 120 characters.',
  amount: 'Please enter an amount above 0, up to 5,000 g.',
  calories: 'Please enter the calories, 0 to 10,000.',
  proteinG: 'Please enter the protein in g, 0 or more.',
  carbsG: 'Please enter the carbs in g, 0 or more.',
  fatG: 'Please enter the fat in g, 0 or more.',
  fiberG: 'Please enter the fiber in g, 0 or more, or leave it empty.',
  sugarG: 'Please enter the sugar in g, 0 or more, or leave it empty.',
}

export const messages = {
  origins: ORIGINS,
  typedOver: 'with your changes',
  add: 'Add a food',
  hint: 'Tap a food to correct it.',

  search: {
    title: 'Find a food',
    label: 'Food',
    hint: 'For example: cottage cheese. Searching does not use a scan.',
    results: 'Foods found',
    detail: (kcal: number, protein: number) => `about ${kcal} kcal · ${protein} g protein in 100 g`,
    searching: 'Searching...',
    none: 'No food with this name',
    noneText: 'Try another word, or enter the numbers from the label.',
    own: 'Enter the numbers myself',
    failed: 'The search did not work.',
    failedText: 'Please check your connection and try again. What you typed is still here.',
    retry: 'Retry',
  },

  portion: {
    edit: 'Correct this food',
    add: 'How much of it?',
    own: 'Your own food',
    name: 'Name',
    nameHint: 'With a new name we look the numbers up in our food table.',
    amount: 'Amount',
    unit: 'Measure',
    grams: 'grams (g)',
    measure: (name: string, grams: string) => `${name} (${grams} g)`,
    preview: (grams: number, kcal: number, protein: number) =>
      `about ${grams} g · about ${kcal} kcal · about ${protein} g protein`,
    notOnLabel: (what: readonly string[]) => `Not on the label: ${what.join(', ')}`,
    fiber: 'fiber',
    sugar: 'sugar',
    usual: 'This is what you usually have.',
    takeUsual: (grams: string) => `Use your usual ${grams} g`,
    optional: (figure: string) => `${figure} (optional)`,
    numbers: 'Change the numbers',
    numbersHint: 'For this portion, as on the label. What you type here stays when you change the amount.',
    figures: FIGURES,
    swap: 'Choose another food',
    remove: 'Remove from this meal',
    save: 'Save',
    addIt: 'Add',
    saving: 'Saving...',
    cancel: 'Cancel',
    problems: PROBLEMS,
  },

  saved: 'Your correction is saved.',
} as const
