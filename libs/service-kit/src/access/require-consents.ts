import type { ConsentPurpose } from '@gb/domain'
import { AppError } from '../base/errors/app-error.js'
import type { ConsentStates } from '../contracts/consent-states.js'
import { CONSENT_REFUSALS } from './messages.js'

const ALWAYS_REQUIRED: readonly ConsentPurpose[] = ['privacy_policy_accepted', 'terms_accepted']

/**
 * Refuses what a person has not consented to. Without the terms and the privacy policy nothing is stored, whatever
 * it is asked for.
 * @param holder whose consents, as they stand at this request
 * @throws AppError `consent_required` (missing or withdrawn) or `consent_outdated` (given to an older text), naming
 *   the first purpose that does not hold
 */
export const requireConsents = (
  { consents }: { consents: ConsentStates },
  purposes: readonly ConsentPurpose[],
): void => {
  const purpose = [...purposes, ...ALWAYS_REQUIRED].find((wanted) => consents[wanted] !== 'given')
  if (purpose === undefined) return
  const extra = { members: { purpose } }
  if (consents[purpose] === 'outdated')
    throw new AppError('consent_outdated', CONSENT_REFUSALS.outdated, extra)
  throw new AppError('consent_required', CONSENT_REFUSALS.notAll, extra)
}
