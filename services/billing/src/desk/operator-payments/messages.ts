/** Sentences that an operator reads. */
export const PAYMENT_WORK_MESSAGES = {
  notThere: 'There is no such event, or it is done.',
  dueNow: 'It will be tried again within seconds.',
} as const
