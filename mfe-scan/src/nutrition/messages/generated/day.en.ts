// Written by `npm run generate` from ../day.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  noGoalHint: 'There is no goal for these right now.',
  range: 'Around this; a little more or less is fine',
  rangeOver: ({ over, percent }: { over: number; percent: number }) => `${formats.number(percent)}% · about ${formats.number(over)} kcal over`,
  limit: 'Stay under this',
  limitOver: ({ over, percent, unit }: { over: number; percent: number; unit: string }) => `${formats.number(percent)}% · ${formats.number(over)} ${unit} over`,
  putAway: 'Goals for calories, carbs and fat are hidden for now. Your team sets what you need now, and during a pregnancy your obstetrician, too.',
  phase: ({ name }: { name: string }) => `Goals for: ${name}`,
  whose: ({ plan }: { plan: string }) => `· ${plan}`,
  noPhase: 'Goals for the regular phase; add your surgery date for your own',
  info: 'About these goals',
  infoText: 'Typical goals for your phase, based on your height and surgery date. Your clinic may move faster or slower, and may set other goals, for example with kidney disease. Your clinic\'s plan comes first. Photo estimates are rough.',
  source: 'Gastric Buddy goal table, based on guides from bariatric clinics',
  partly: 'Only what is still on this device is counted. The rest of today did not load. It is safe.',
  liquids: {
    text: 'In this phase it is all about small sips. Follow your clinic\'s plan; food goals come later.',
    logged: ({ meals }: { meals: number }) => formats.plural(meals, { one: '1 entry logged today.', other: `${formats.number(meals)} entries logged today.` }),
  },
  empty: ({ grams }: { grams: number }) => `Today's aim is at least ${formats.number(grams)} g protein, one small meal at a time.`,
  emptyNoGoal: 'Scan your next meal and it shows up here.',
}
