import type { ConsentPurpose } from '@gb/domain'
import type { ConsentStates } from '../contracts/consent-states.js'
import { ConsentOutdated, ConsentRequired } from './errors.js'

const ALWAYS_REQUIRED: readonly ConsentPurpose[] = ['privacy_policy_accepted', 'terms_accepted']

/**
 * Refuses what a person has not consented to. Without the terms and the privacy policy nothing is stored, whatever
 * it is asked for.
 * @param holder whose consents, as they stand at this request
 * @throws ConsentRequired (missing or withdrawn) or ConsentOutdated (given to an older text), naming the first purpose
 *   that does not hold
 */
export const requireConsents = (
  { consents }: { consents: ConsentStates },
  purposes: readonly ConsentPurpose[],
): void => {
  const purpose = [...purposes, ...ALWAYS_REQUIRED].find((wanted) => consents[wanted] !== 'given')
  if (purpose === undefined) return
  throw consents[purpose] === 'outdated' ? new ConsentOutdated(purpose) : new ConsentRequired(purpose)
}
