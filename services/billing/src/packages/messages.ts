import { MAX_SCHEDULED_PRICES, PRICE_NOTICE_MINUTES } from '@gb/domain'

/** Sentences that an operator reads. */
export const PACKAGE_MESSAGES = {
  notFound: 'There is no such package.',
  noPrice: 'There is no such price to come. One that holds is changed by setting another.',
  taken: 'Another price of this package begins at that instant. Take it back first.',
  tooMany: `A package has at most ${MAX_SCHEDULED_PRICES} prices to come.`,
  startsAt: `starts_at must be at least ${PRICE_NOTICE_MINUTES} minutes and at most a year ahead.`,
} as const
