import { type LossStartKind, SCREENS_CHECKED } from '@gb/domain'
import { formMessages } from './form-messages'
import { homeMessages } from './home-messages'
import type { Period } from './model/period'

const PERIODS: Record<Period, string> = { 30: '30 d', 90: '90 d', 180: '180 d', all: 'All' }

export const messages = {
  ...homeMessages,
  ...formMessages,

  title: 'Weight',
  current: 'Current',
  goal: 'Goal',
  lost: 'Lost',
  since: 'Since the start',
  lossStart: {
    surgery_day: (day: string) => `Counted from the day of your surgery, ${day}.`,
    first_weight: (day: string) =>
      `Counted from your first weigh-in, ${day}. You can add your weight on the day of surgery to your profile.`,
  } satisfies Record<LossStartKind, (day: string) => string>,
  sinceHighest: (weight: string) => `${weight} less than your highest weight.`,
  toGoal: 'To goal',

  log: 'Log your weight',
  notes: 'Notes',
  optional: '(optional)',
  notesTooLong: (max: number) => `Please use at most ${max} characters.`,
  slipInfo: 'Why this is asked',
  slipConfirm: 'It is right',
  slipConfirmOf: (entry: string) => `It is right: ${entry}`,
  slipTake: (meant: string) => `Yes, it was ${meant}`,
  slipTakeOf: (meant: string, entry: string) => `Yes, it was ${meant}: ${entry}`,
  leftOut: (count: number) =>
    count === 1
      ? 'One weight is left out because it is far from the others. If it is right, you can say so in the list.'
      : `${count} weights are left out because they are far from the others. If they are right, you can say so in the list.`,

  progress: 'Your progress',

  chart: 'Your weight over time',
  chartOf: (from: string, to: string, first: string, last: string) =>
    `Weight from ${from} on ${first} to ${to} on ${last}`,
  chartColumns: { label: 'Day', value: 'Weight' },
  chartGoal: (goal: string) => `Goal ${goal}`,
  period: 'Shown in the chart',
  periods: PERIODS,
  legend: 'Dots are your weights, the line is their trend.',
  legendBand: 'Dots: your weights. Line: their trend. Band: 8 of 10 people who started like you.',
  photos: {
    title: 'Photos, just for you',
    text: 'Some changes show in a picture long before the scale says a word.',
    open: 'Show my photos',
    all: 'Your photos',
    add: 'Add a photo from today',
    before: (day: string) => `First: ${day}`,
    now: (day: string) => `Latest: ${day}`,
    show: (day: string) => `Photo from ${day}`,
    stays:
      'They stay on this device, encrypted, and are never sent to us. Signing out here deletes them, so keep the originals in your own photo album.',
    discard: 'Delete this photo',
    discardTitle: 'Delete this photo?',
    discardText: 'It is only on this device, so it cannot be brought back.',
    faults: {
      full: 'That is as many photos as this device keeps. Delete one to add another.',
      unreadable: 'That file could not be read as a photo. Please try another one.',
      unkept:
        'This browser keeps nothing on the device, maybe because of a private window. Nothing was saved.',
    },
  },
  plateaus: {
    title: (count: number) =>
      count === 1
        ? 'The gray part is a plateau. Why it happens'
        : 'The gray parts are plateaus. Why they happen',
    text: 'Your weight took a break here. Almost everyone has this after surgery: your body is catching up, holding water and using less energy for a while. It says nothing about how hard you try, and it passes.',
    when: (from: string, to: string) => `${from} to ${to}`,
  },
  trendColumn: 'Trend',
  numbers: 'Show the numbers',
  chartFailedTitle: 'The chart did not load',
  tooFewHere: 'There are fewer than two weights in this period. Choose a longer one.',
  weekAverage: '7-day average',
  perWeek: 'Per week',
  lowest: 'Lowest',
  expected: {
    label: 'About this chart',
    text: 'The shaded band shows where 8 of 10 people are who started like you: same time since surgery, height and first weight. It is an estimate, not a goal. Yours may look different. Your clinic\u2019s plan comes first.',
    source: 'Studies of people after a sleeve: a Dutch registry and 41 US centers',
    reviewed: SCREENS_CHECKED,
  },
  noteInfo: 'About this note',
  noteInfoText:
    'It is made from your last weights by fixed rules. It is not a diagnosis. Your clinic\u2019s plan comes first.',
  noteSource: 'Consensus of bariatric societies on response and regain, 2024, and clinic guides',

  tooFew: 'A line needs two weights. Add your next one when you weigh yourself again.',

  entries: 'Last 10 weights',
  initial: 'Initial weight entry',
  noEntries: 'Your weights show up here.',
  allEntries: 'Your weights',
  more: 'Show more',
  loadingMore: 'Loading...',
  edit: (entry: string) => `Edit ${entry}`,
  editTitle: 'Your weight',
  editInitial:
    'This is your first weight. Your progress is counted from it, unless your profile has your weight on the day of surgery.',
  delete: (entry: string) => `Delete ${entry}`,
  deleteTitle: 'Delete weight entry?',
  deleteText: 'Are you sure you want to delete this weight entry? This action cannot be undone.',
  deleteConfirm: 'Delete',
  deleteRefused: 'Failed to delete weight entry. Please try again.',
  deleteError: 'Error deleting weight entry. Please try again.',
  deleteWaits: 'Deleted here. It is sent as soon as you are back online.',
  discard: (entry: string) => `Remove ${entry}`,
  noProfile: 'Please create your profile first',
} as const
