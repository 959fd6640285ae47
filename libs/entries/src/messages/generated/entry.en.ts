// Written by `npm run generate` from ../entry.*.json: edit those.
import { BACK_DATE, formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  waiting: 'Not sent yet',
  unsaved: ({ why }: { why: string }) => `Not saved. ${why}`,
  kept: ({ count }: { count: number }) => formats.plural(count, { one: 'It is kept in your list. Edit or remove it there.', other: `All ${formats.number(count)} are kept in your list. Edit or remove them there.` }),
  outboxFull: 'Too many entries are waiting to be sent from this device. Please connect to the internet, then add this one again.',
  answering: 'Saving...',
  answerFailed: 'That was not saved. Please try again when you are online.',
  whenFaults: {
    unreadable: 'Please choose a day and a time.',
    ahead: 'This time is in the future. Please choose an earlier one.',
    too_old: `Please choose a day in the last ${BACK_DATE.maxDaysBack} days.`,
  },
  refused: 'Please check your entry.',
  gone: 'This entry was deleted on another device.',
  fields: {
    recorded_at: `The time must be in the last ${BACK_DATE.maxDaysBack} days.`,
    amount_oz: 'The amount was not accepted.',
    weight_lbs: 'The weight was not accepted.',
    dosage_mg: 'The dose was not accepted.',
    dosage_amount: 'The dose was not accepted.',
    notes: 'The note was not accepted.',
    items: 'The foods were not accepted.',
    meal_type: 'The meal was not accepted.',
  },
}
