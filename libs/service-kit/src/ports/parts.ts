import type { ServiceName } from '../base/service-name.js'
import { AppError } from '../base/errors/app-error.js'

/** The services by the names that people know their parts of the product by. */
const PARTS: Record<ServiceName, string> = {
  profile: 'Your profile',
  tracking: 'Your logs',
  'food-analysis': 'Your meals and scans',
  billing: 'Premium and payments',
  content: 'Tips, recipes and check-ins',
  releases: 'The list of releases',
}

const RETRY_AFTER_SECONDS = 5

/**
 * The failure of a service that runs elsewhere and gave no whole answer in time; says neither where nor how.
 * @param cause for the log alone
 */
export const cannotBeReached = (service: ServiceName, cause?: unknown): AppError =>
  Object.assign(
    new AppError(
      'unavailable',
      `${PARTS[service]} cannot be reached right now. Please try again in a moment.`,
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    ),
    { cause },
  )
