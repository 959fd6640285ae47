import { SCREENS_CHECKED } from '@gb/domain'
import type { NutrientName } from './model/nutrition'

const NAMES: Record<NutrientName, string> = {
  protein: 'Protein',
  calories: 'Calories',
  carbs: 'Carbs',
  fat: 'Fat',
}

const thousands = new Intl.NumberFormat('en-US')
const amount = (value: number, unit: string) => `${thousands.format(value)} ${unit}`

export const messages = {
  title: "Today's nutrition",
  names: NAMES,
  loading: 'Loading what you ate today...',

  of: (eaten: number, goal: number, unit: string) => `${thousands.format(eaten)} of ${amount(goal, unit)}`,
  noGoal: (eaten: number, unit: string) => `about ${amount(eaten, unit)}`,
  noGoalHint: 'There is no goal for these right now.',

  minimum: 'Aim for at least this',
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
  range: 'Around this; a little more or less is fine',
  rangeOver: (percent: number, over: number) => `${percent}% · about ${amount(over, 'kcal')} over`,
  limit: 'Stay under this',
  limitOver: (percent: number, over: number, unit: string) => `${percent}% · ${amount(over, unit)} over`,

  phase: (name: string) => `Goals for: ${name}`,
  noPhase: 'Goals for the regular phase. Add your surgery date for your own.',
  info: 'About these goals',
  infoText:
    "Typical goals for your phase, based on your height and surgery date. Your clinic may move faster or slower, and may set other goals, for example with kidney disease. Your clinic's plan comes first. Photo estimates are rough.",
  source: 'Gastric Buddy goal table, put together from the guides of bariatric clinics',
  reviewed: SCREENS_CHECKED,

  liquids: {
    title: 'No food goals right now',
    text: "In this phase it is all about small sips. Follow your clinic's plan; food goals come later.",
    logged: (meals: number) => (meals === 1 ? '1 entry logged today.' : `${meals} entries logged today.`),
  },

  empty: {
    title: 'Nothing logged yet',
    text: (proteinGoal: number | null) =>
      proteinGoal === null
        ? 'Scan your next meal and it shows up here.'
        : `Today's aim is at least ${proteinGoal} g protein, one small meal at a time.`,
  },

  partly: 'Only what waits on this device is counted. The rest of today did not load. It is safe.',
  failed: {
    title: 'Your day did not load',
    text: 'Everything you logged is safe.',
    retry: 'Retry',
    retrying: 'Loading...',
  },
} as const
