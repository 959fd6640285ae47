import type { EntryKind } from '@gb/device'

const KINDS: Record<EntryKind, string> = {
  fluid: 'Drink',
  vitamin: 'Vitamin',
  weight: 'Weight',
  mood: 'Mood',
  milestone: 'Milestone',
  recovery: 'How you are',
  food: 'Meal',
}

export const messages = {
  kinds: KINDS,
  waiting: (count: number) => `${count} waiting`,
  attention: (count: number) => `${count} to check`,
  chipLabel: (waiting: number, attention: number) =>
    [
      ...(waiting > 0 ? [`${waiting} waiting`] : []),
      ...(attention > 0 ? [`${attention} to check`] : []),
    ].join(', '),

  title: 'Not sent yet',
  intro: 'Everything here is encrypted on this device and sent on its own as soon as you are connected.',
  introPage: 'This browser cannot keep entries. Please leave this page open until they are sent.',
  none: 'Everything is sent.',
  sheetFailed: 'This list did not load. Nothing is lost. Please try again.',
  attentionTitle: 'Please check these',
  waitingTitle: 'Waiting',
  more: (count: number) => `and ${count} more`,
  sendNow: 'Send now',
  close: 'Close',

  changed: (what: string) => `${what}, changed`,
  deleted: (what: string) => `${what}, deleted`,
  fluid: (amountOz: number, type: string) => `${amountOz} oz, ${type}`,
  weight: (lbs: number) => `${lbs} lbs`,
  retry: (what: string) => `Retry ${what}`,
  edit: (what: string) => `Edit ${what}`,
  discard: (what: string) => `Discard ${what}`,
  discardTitle: 'Discard this entry?',
  discardText: (what: string) => `${what} was never saved. It cannot be brought back.`,
  discardConfirm: 'Discard',
} as const
