import type { NutrientName } from './model/nutrition'

const NAMES: Record<NutrientName, string> = {
  protein: 'Protein',
  calories: 'Calories',
  carbs: 'Carbs',
  fat: 'Fat',
}

const thousands = new Intl.NumberFormat('en-US')
/** e.g. "1,200 kcal" */
export const amount = (value: number, unit: string) => `${thousands.format(value)} ${unit}`

/** What stands on Home at every start: the box of protein, the shake, and the card of the day while it rests. */
export const homeMessages = {
  title: "Today's nutrition",
  names: NAMES,
  loading: 'Loading what you ate today...',

  of: (eaten: number, goal: number, unit: string) => `${thousands.format(eaten)} of ${amount(goal, unit)}`,
  noGoal: (eaten: number, unit: string) => `about ${amount(eaten, unit)}`,

  ofGoal: (goal: number) => `of ${goal} g`,
  grams: 'g',
  firstMeal: 'One small meal at a time.',
  toGo: (grams: number) => `${grams} g to go`,
  noProteinGoal: 'No goal right now',
  unread: '—',
  addMeal: 'Meal',
  addMealName: 'Add a meal',
  addShake: 'Shake',
  addShakeName: (volume: string) => `Add ${volume} of protein shake`,
  shakeAdded: (grams: number, volume: string) => `Added a shake: about ${grams} g protein and ${volume}.`,
  shakeFailed: 'The shake was not added. Please try again.',
  shakeDeleted: 'Shake removed.',
  undo: 'Undo',
  minimumReached: 'Goal reached!',

  noFoodGoals: 'No food goals right now',
  nothingYet: 'Nothing logged yet',

  partly: 'Only what is still on this device is counted. The rest of today did not load. It is safe.',
  failed: {
    title: 'Your day did not load',
    /** Of one figure. */
    brief: 'Your meals did not load',
    text: 'Everything you logged is safe.',
    /** Both in the line of a closed card. */
    line: 'Did not load. Your log is safe.',
    retry: 'Retry',
    retrying: 'Loading...',
  },
} as const
