import { MONEY_BACK_DAYS } from '@gb/domain'

/** Sentences about subscriptions. */
export const SUBSCRIPTION_MESSAGES = {
  none: 'There is no running subscription.',
  notResumable: 'This one ends on its own. You can choose a package when it has ended.',
  notRefundable: `Money goes back within ${MONEY_BACK_DAYS} days of the first payment. Please contact support.`,
  noPortal: 'There is no page with invoices. Please contact support.',
} as const
