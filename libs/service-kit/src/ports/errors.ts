import { type FieldError } from '../base/errors/app-error.js'
import { situation } from '../base/errors/situation.js'
import type { ServiceName } from '../base/service-name.js'

/** The services by the names that people know their parts of the product by. */
const PARTS: Record<ServiceName, string> = {
  profile: 'Your profile',
  tracking: 'Your logs',
  'food-analysis': 'Your meals and scans',
  billing: 'Premium and payments',
  content: 'Tips, recipes and check-ins',
  releases: 'The list of releases',
}

/** The member of a refusal that says that a call had another shape, and so that no person did anything wrong. */
export const CALL_MEMBER = 'call'

/** A service that runs elsewhere gave no whole answer in time; says neither where nor how. The cause is for the log alone. */
export class CannotBeReached extends situation(
  'unavailable',
  (service: ServiceName) => `${PARTS[service]} cannot be reached right now. Please try again in a moment.`,
  { retryAfterSeconds: 5 },
) {
  constructor(
    service: ServiceName,
    override readonly cause?: unknown,
  ) {
    super(service)
  }
}

/** Nobody said where a service runs. */
export class NowhereToAsk extends situation(
  'internal',
  (service: ServiceName) => `REMOTES does not say where "${service}" runs.`,
) {}

/** No port, or no method of it, has this name. */
export class NoSuchPort extends situation('not_found', 'There is no such port.') {}

/** A call between processes came in another shape than its port says. */
export class AskedOtherwise extends situation(
  'invalid_input',
  (call: string, _errors: FieldError[]) => `${call} is asked in another shape.`,
  (call, errors) => ({ errors, members: { [CALL_MEMBER]: call } }),
) {}
