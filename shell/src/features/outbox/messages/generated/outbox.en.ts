// Written by `npm run generate` from ../outbox.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  kinds: {
    fluid: 'Drink',
    vitamin: 'Vitamin',
    weight: 'Weight',
    mood: 'Mood',
    milestone: 'Milestone',
    recovery: 'How you are',
    food: 'Meal',
  },
  waiting: ({ count }: { count: number }) => `${formats.number(count)} waiting`,
  attention: ({ count }: { count: number }) => `${formats.number(count)} to check`,
  title: 'Not sent yet',
  intro: 'Everything here is encrypted on this device and sent on its own as soon as you are connected.',
  introPage: 'This browser cannot keep entries. Please leave this page open until they are sent.',
  none: 'Everything is sent.',
  sheetFailed: 'This list did not load. Nothing is lost. Please try again.',
  attentionTitle: 'Please check these',
  waitingTitle: 'Waiting',
  more: ({ count }: { count: number }) => `and ${formats.number(count)} more`,
  sendNow: 'Send now',
  close: 'Close',
  changed: ({ what }: { what: string }) => `${what}, changed`,
  deleted: ({ what }: { what: string }) => `${what}, deleted`,
  drinks: {
    water: 'water',
    tea: 'tea',
    coffee: 'coffee',
    juice: 'juice',
    other: 'other',
  },
  fluid: ({ drink, oz }: { drink: string; oz: number }) => `${formats.number(oz)} oz, ${drink}`,
  weight: ({ lbs }: { lbs: number }) => `${formats.number(lbs)} lbs`,
  retry: ({ what }: { what: string }) => `Retry ${what}`,
  edit: ({ what }: { what: string }) => `Edit ${what}`,
  discard: ({ what }: { what: string }) => `Discard ${what}`,
  discardTitle: 'Discard this entry?',
  discardText: ({ what }: { what: string }) => `${what} was never saved. It cannot be brought back.`,
  discardConfirm: 'Discard',
}
