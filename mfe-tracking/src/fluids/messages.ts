import { type FluidNoteCode, type FluidType, SCREENS_CHECKED } from '@gb/domain'
import { homeMessages } from './home-messages'

const TYPES: Record<FluidType, string> = {
  water: 'Water',
  tea: 'Tea',
  coffee: 'Coffee',
  juice: 'Juice',
  other: 'Other',
}

/** Which day the words are about, where that helps. */
const NOTE_FIGURES: Record<FluidNoteCode, (amount: string, day: string) => string> = {
  dry_two_days: (amount, day) => `Last: ${amount} (${day}).`,
  very_much: (amount) => `Logged: ${amount}.`,
  dry_day: (amount, day) => `${amount} logged (${day}).`,
  below_floor: (amount, day) => `Last: ${amount} (${day}).`,
}
const hours = (minutes: number): string => {
  if (minutes <= 60) return minutes === 60 ? 'an hour' : `${minutes} minutes`
  return `${Math.round(minutes / 30) / 2} hours`
}
export const messages = {
  ...homeMessages,

  types: TYPES,

  today: 'Today',
  byType: 'Today by type',
  info: 'About this goal',
  infoText:
    "A typical goal for your phase, smaller in the first days. Small sips all day are easier than big glasses. Your clinic's plan comes first.",
  source: 'Gastric Buddy goal table, based on guides from bariatric clinics',
  reviewed: SCREENS_CHECKED,

  log: 'Log a drink',
  type: 'What did you drink?',
  tap: 'Tap to log',
  amount: 'Other amount',
  range: (min: number, max: number, unit: string) => `${min} to ${max} ${unit}`,
  less: (step: string) => `${step} less`,
  moreBy: (step: string) => `${step} more`,
  add: 'Add',
  adding: 'Adding...',
  amountRefused: (min: number, max: number, unit: string) =>
    `Please enter an amount from ${min} to ${max} ${unit}.`,

  addedOn: (drink: string, day: string) => `Added ${drink} (${day}).`,

  entries: "Today's drinks",
  noEntries: 'What you drink today shows up here.',
  discard: (drink: string) => `Remove ${drink}`,
  edit: (drink: string, time: string) => `Edit ${drink}, ${time}`,
  delete: (drink: string, time: string) => `Delete ${drink}, ${time}`,

  editTitle: 'Edit drink',
  editAmount: 'Amount',

  more: 'Show earlier days',
  moreHint: 'Earlier days',
  earlier: 'Earlier days',
  noEarlier: 'No earlier days yet.',
  loadingEarlier: 'Loading earlier days...',
  older: 'Show older days',

  howLong: 'How long did you sip it?',
  howLongText: (amount: string, minutes: number) =>
    `In the first weeks small sips are easiest. At a calm pace ${amount} takes about ${hours(minutes)}. Your clinic's plan comes first.`,
  howLongOk: 'OK',
  howLongInfo: 'Where this pace comes from',
  howLongInfoText: 'About 2 oz every 15 minutes. If drinking hurts or comes back up, call your care team.',

  week: 'Last 7 days',
  weekDay: (amount: string, goal: string) => `${amount} of ${goal}`,
  weekNone: 'nothing logged',

  noteFigures: NOTE_FIGURES,
  noteClose: 'Hide for today',
  noteInfo: 'Where this comes from',
  noteInfoText:
    "A day counts once it is over; today counts starting in the evening. A day without an entry does not count. Your clinic's plan comes first. In an emergency call 911.",
  noteSource: 'Symptom sheets and fluid goals from bariatric clinics',

  wait: 'After your meal',
  min: 'min',
  waitLeft: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  waitUntil: (time: string) => `You can drink from ${time}`,
  waitText: (time: string) => `You ate at ${time}. Waiting 30 minutes usually feels best.`,
  waitInfo: 'About this wait',
  waitInfoText:
    "Most clinics ask for about 30 minutes between a meal and a drink. You can log a drink at any time. Your clinic's plan comes first.",
  waitSource: 'Mayo Clinic, and guides from bariatric clinics',

  seeAll: 'All drinks',
} as const
