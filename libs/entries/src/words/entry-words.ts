import type { Shown } from '@gb/device'
import { BACK_DATE, type InstantFault } from '@gb/domain'
import { refusalInWords } from './refusal-in-words'

/** Why an entry cannot be logged at the time that was typed. */
export type WhenFault = InstantFault | 'unreadable'

const FAULTS: Record<WhenFault, string> = {
  unreadable: 'Please choose a day and a time.',
  ahead: 'This time is in the future. Please choose an earlier one.',
  too_old: `Please choose a day in the last ${BACK_DATE.maxDaysBack} days.`,
}

/** What every log says alike, whichever remote draws it. */
export const entryWords = {
  when: 'When',
  now: 'Now',
  changeWhen: 'Now: change the day or the time',
  backToNow: 'Use now',
  whenFaults: FAULTS,

  waiting: 'Not sent yet',
  keptInList: (count: number) =>
    count === 1
      ? 'It is kept in your list. Edit or remove it there.'
      : `All ${count} are kept in your list. Edit or remove them there.`,
  outboxFull:
    'Too many entries are waiting to be sent from this device. Please connect to the internet, then add this one again.',
} as const

/** Whether an entry is sent, and why not: `<SendState {...stateInWords(entry)} />`. */
export function stateInWords({ state, refusal }: Shown<object>): {
  state: Shown<object>['state']
  text: string | null
} {
  if (state === 'saved') return { state, text: null }
  return { state, text: refusal === null ? entryWords.waiting : `Not saved. ${refusalInWords(refusal)}` }
}
