import { SCREENS_CHECKED } from '@gb/domain'
import { amount } from './home-messages'

/** What the card of the day says when it is open. */
export const messages = {
  noGoalHint: 'There is no goal for these right now.',

  minimum: 'Aim for at least this',
  range: 'Around this; a little more or less is fine',
  rangeOver: (percent: number, over: number) => `${percent}% · about ${amount(over, 'kcal')} over`,
  limit: 'Stay under this',
  limitOver: (percent: number, over: number, unit: string) => `${percent}% · ${amount(over, unit)} over`,

  putAway:
    'Goals for calories, carbs and fat are hidden for now. Your team sets what you need now, and during a pregnancy your obstetrician, too.',
  phase: (name: string) => `Goals for: ${name}`,
  whose: (plan: string) => `· ${plan}`,
  noPhase: 'Goals for the regular phase; add your surgery date for your own',
  info: 'About these goals',
  infoText:
    "Typical goals for your phase, based on your height and surgery date. Your clinic may move faster or slower, and may set other goals, for example with kidney disease. Your clinic's plan comes first. Photo estimates are rough.",
  source: 'Gastric Buddy goal table, based on guides from bariatric clinics',
  reviewed: SCREENS_CHECKED,

  liquids: {
    text: "In this phase it is all about small sips. Follow your clinic's plan; food goals come later.",
    logged: (meals: number) => (meals === 1 ? '1 entry logged today.' : `${meals} entries logged today.`),
  },

  empty: (proteinGoal: number | null) =>
    proteinGoal === null
      ? 'Scan your next meal and it shows up here.'
      : `Today's aim is at least ${proteinGoal} g protein, one small meal at a time.`,
} as const
