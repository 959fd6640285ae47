import { GIVEN_UP_DAYS } from '../../post/mail/mail-times.js'

/** Sentences that an operator reads. */
export const WORK_MESSAGES = {
  notThere: 'There is no such work, or it is done.',
  wasForMinutes:
    'This mail carried a code that has run out, so it cannot be sent again. The person can ask for a new code in the app.',
  wordsGone: `This mail cannot be sent again: the words of a mail that was given up are kept for ${GIVEN_UP_DAYS} days, or until the person has another address, and they are gone.`,
  sending: 'It is being done right now. Look at the list again in a minute.',
  running: 'It is being done right now, so it cannot be dropped. Look at the list again in a minute.',
  mustBeDone:
    'A weight or an erasure is owed to the person and cannot be dropped. It is tried until it is done.',
  dropped: 'It was dropped and will not be tried again.',
  dueNow: 'It will be tried again within seconds.',
} as const
