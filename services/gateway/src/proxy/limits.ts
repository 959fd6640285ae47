const ORDINARY_MS = 3_000
const PROVIDER_OF_PRODUCTS_MS = 6_000
const PAPER_MS = 20_000
const PAYMENT_MS = 20_000
const PHOTO_MS = 20_000
// Below the minute of silence after which a connection of ours ends.
const WHOLE_PERSON_MS = 55_000

/** The calls that may take longer than a read or a write of rows, by prefix: most of them wait for somebody else. */
const LONGER: Readonly<Record<string, number>> = {
  '/api/analyze-food': PHOTO_MS,
  '/api/analysis': PHOTO_MS,
  '/api/clinic-plan-reading': PHOTO_MS,
  '/api/foods': PROVIDER_OF_PRODUCTS_MS,
  '/api/premium-progress-report': PAPER_MS,
  '/api/generate-pdf-report': PAPER_MS,
  '/api/first-days-page': PAPER_MS,
  '/api/checkout': PAYMENT_MS,
  '/api/activate-premium': PAYMENT_MS,
  '/api/subscription': PAYMENT_MS,
  '/api/billing': PAYMENT_MS,
  '/api/operator/refunds': PAYMENT_MS,
  '/api/operator/payment-events': PAYMENT_MS,
  '/api/operator/premium': PAYMENT_MS,
  '/api/export': WHOLE_PERSON_MS,
  '/api/import': WHOLE_PERSON_MS,
  '/api/operator/exports': WHOLE_PERSON_MS,
  '/api/operator/deletions': WHOLE_PERSON_MS,
}

/** How long a service elsewhere may take for its answer to a call under a prefix, in milliseconds. */
export const limitOf = (prefix: string): number => LONGER[prefix] ?? ORDINARY_MS

/** The prefixes that have a limit of their own. */
export const limitedPrefixes = (): string[] => Object.keys(LONGER)
