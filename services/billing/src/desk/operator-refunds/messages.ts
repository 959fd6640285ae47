/** Sentences that an operator reads. */
export const GIVEN_REFUND_MESSAGES = {
  noPayment: 'This person has no such payment at the payment provider.',
  tooMuch: (left: number, currency: string) => `At most ${left.toFixed(2)} ${currency} can still go back.`,
  nothingLeft: 'All of this payment has gone back.',
  otherRefund: 'This refund_id was used for another refund.',
  goesBack: 'The person has asked for all of it back already.',
} as const
