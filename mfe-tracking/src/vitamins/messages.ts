import { checkedInWords, type FluidType, type MealType, SCREENS_CHECKED, type TimeOfDay } from '@gb/domain'
import { homeMessages } from './home-messages'

const TIMES: Record<TimeOfDay, string> = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' }

const MEALS: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}

const DRINKS: Record<FluidType, string> = {
  water: 'Water',
  tea: 'Tea',
  coffee: 'Coffee',
  juice: 'Juice',
  other: 'A drink',
}

export const messages = {
  ...homeMessages,

  title: 'Vitamins',
  times: TIMES,
  failedTitle: 'Your vitamins did not load',
  failedText: 'Everything you logged is safe.',
  retry: 'Retry',
  retrying: 'Loading...',

  recommended: 'Recommended daily vitamins',
  recommendedLoading: 'Loading the recommended vitamins...',
  recommendedFailed: 'The recommended vitamins did not load',
  recommendedFailedText: 'You can still log any vitamin.',
  reviewed: checkedInWords,
  logThis: 'Log this',
  // The words of the button in their order, then what it is: a voice can say what an eye reads.
  logThisName: (name: string, dose: string) => `Log this ${dose}: ${name}`,
  logUnknown: (name: string) => `Log this: ${name}`,
  taken: 'Taken today',
  takenTimes: (times: number) => `Taken ${times} times today`,
  again: (name: string, dose: string) => `Log again: ${name}, ${dose}`,
  about: (name: string) => `How to take it: ${name}`,
  others: 'Mostly in your multivitamin',
  another: 'Log another',
  // Beside a title of two lines.
  anotherShort: 'Another',

  iron: {
    title: 'How much iron is right for you?',
    question:
      'Most people take 45 to 60 mg a day after a sleeve. 18 mg is for people at low risk. Which one are you?',
    choices: {
      higher: 'Periods, low iron or heavy bleeding, now or before',
      low_risk: 'None of these, and my team said 18 mg',
      not_sure: 'None of these, or I am not sure',
    },
    notNow: 'Not now',
    takeBack: 'Take my answer back',
    once: 'One question, asked once',
    kept: 'Your answer is encrypted. To change it later, tap the "i" beside Iron.',
    notSaved: 'Your answer could not be saved. Please try again.',
    change: 'Change the amount of iron',
    info: 'Why this is asked',
    infoText:
      'Periods, low iron and heavy bleeding use up iron. Your blood tests and your team decide; count the iron in your multivitamin. Stay upright for 30 minutes after iron.',
    dosage: {
      higher: (amount: string) => `${amount} a day`,
      low_risk: (amount: string) => `${amount} a day, as you and your team agreed`,
      not_sure: (amount: string) => `${amount} a day is common. Ask your team if 18 mg is enough for you.`,
    },
    upright: 'Stay upright for 30 minutes after iron. Not at bedtime.',
  },

  later: {
    title: 'Later, when your team says so',
    noneYet: 'Vitamins usually begin after surgery, on full liquids. Your team tells you when.',
    rest: 'On full liquids it is usually the multivitamin alone. The rest usually begins with purees. Your team tells you when.',
  },

  log: 'Log a vitamin',
  closeForm: 'Close the form',
  name: 'Vitamin',
  dose: 'Dose',
  unit: 'Unit',
  decrease: 'Lower the dose',
  increase: 'Raise the dose',
  doseRefused: 'Please enter a dose above 0 and up to 100,000 mg.',
  time: 'Time of day',
  notes: 'Notes',
  notesOther: 'Which one?',
  optional: '(optional)',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  add: 'Add Vitamin',
  adding: 'Adding...',
  goodToKnow: (name: string) => `Good to know about ${name === 'Other' ? 'other vitamins' : name}`,
  planFirst: "Your clinic's plan comes first.",

  hint: 'A tip on timing',
  takeProposedOf: (dose: string, entry: string) => `Use ${dose}: ${entry}`,
  isRight: 'It is right',
  isRightOf: (entry: string) => `It is right: ${entry}`,

  plan: "Today's timeline",
  sipsOnly:
    'On the day of surgery and the day after there is no plan, only small sips, as your team tells you. They also tell you when to start your vitamins.',
  planNext: 'Next open time',
  planNextLine: (name: string, time: string) => `Next: ${name}, ${time}`,
  planDoneLine: 'All done for today',
  planNow: 'Now',
  planDone: 'Done at',
  planPlanned: 'Planned for',
  planNotToday: (names: string) => `${names}: tomorrow is fine.`,
  planInfo: 'How this is laid out',
  planInfoText:
    'Calcium, iron and a multivitamin are 2 hours apart. Iron stays away from meals, coffee and tea. Drinks stay 30 minutes away from meals. Meals that are not logged are placed at usual times. Nothing here has to be followed to the minute.',
  planSource: 'BOMSS guideline 2020; ASMBS Nutritional Guidelines 2016 update; guides from bariatric clinics',
  drinksFit: 'Time to drink:',
  stretch: (from: string, to: string) => `${from} to ${to}`,
  meals: MEALS,
  drinks: DRINKS,
  manyDrinks: (count: number) => `${count} drinks`,
  several: (count: number, name: string) => `${count} × ${name}`,
  fitsFrom: (name: string, time: string) => `${name} is best from ${time}.`,
  fitsFromShort: (time: string) => `Best from ${time}`,
  tomorrowAt: (time: string) => `${time} tomorrow`,

  entries: 'Last 10 vitamins',
  allEntries: 'Your vitamins',
  lastEntry: (name: string, day: string) => `Last: ${name}, ${day}`,
  noEntries: 'What you take shows up here.',
  hintsInfo: 'Where these hints come from',
  hintsSource: 'BOMSS guideline 2020; ASMBS Nutritional Guidelines 2016 update',
  hintsReviewed: SCREENS_CHECKED,
  edit: (entry: string, when: string) => `Edit ${entry}, ${when}`,
  delete: (entry: string, when: string) => `Delete ${entry}, ${when}`,
  discard: (entry: string) => `Remove ${entry}`,
  more: 'More',
  loadingMore: 'Loading...',

  editTitle: 'Edit vitamin',
} as const
