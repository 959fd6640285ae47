import { BACK_DATE } from '@gb/domain'
import type { WhenFault } from './when'

const FAULTS: Record<WhenFault, string> = {
  unreadable: 'Please choose a day and a time.',
  ahead: 'This time is still to come. Please choose an earlier one.',
  too_old: `Please choose a day in the last ${BACK_DATE.maxDaysBack} days.`,
}

export const messages = {
  when: 'When',
  now: 'Now',
  changeWhen: 'Now: change the day or the time',
  backToNow: 'Use now',
  whenFaults: FAULTS,

  waiting: 'Not sent yet',
  refused: (sentence: string) => `Not saved. ${sentence}`,
  keptInList: (count: number) =>
    count === 1
      ? 'It is kept in your list. Edit or remove it there.'
      : `All ${count} are kept in your list. Edit or remove them there.`,
  outboxFull:
    'Too many entries wait to be sent from this device. Please connect to the internet, then add this one again.',

  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
} as const
