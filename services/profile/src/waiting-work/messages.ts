/** Sentences that an operator reads. */
export const WORK_MESSAGES = {
  notThere: 'There is no such work, or it is done, or it was given up and its words are gone.',
  dueNow: 'It will be tried again within seconds.',
} as const
