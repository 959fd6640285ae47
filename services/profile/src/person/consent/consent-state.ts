import type { ConsentPurpose } from '@gb/domain'
import type { ConsentState, ConsentStates } from '@gb/service-kit'

/** The published texts that a consent can refer to. */
export const POLICY_TEXTS = ['privacy_policy', 'terms'] as const
export type PolicyText = (typeof POLICY_TEXTS)[number]

/** The text that speaks of each purpose. What happens to health data and photos stands in the privacy policy. */
export const TEXT_OF: Readonly<Record<ConsentPurpose, PolicyText>> = {
  privacy_policy_accepted: 'privacy_policy',
  terms_accepted: 'terms',
  health_data_consent: 'privacy_policy',
  ai_analysis_consent: 'privacy_policy',
}

/** The newest ledger line of one purpose, as it is kept beside the profile. */
export interface NewestConsent {
  purpose: ConsentPurpose
  granted: boolean
  policyVersion: string | null
}

/** The newest ledger line of one purpose, and the version of its text in force (null: none published yet). */
export interface LatestConsent extends NewestConsent {
  versionInForce: string | null
}

/** Puts beside each line the version of its text that is in force. */
export const besideVersionsInForce = (
  newest: readonly NewestConsent[],
  inForce: Readonly<Record<PolicyText, string | null>>,
): LatestConsent[] => newest.map((line) => ({ ...line, versionInForce: inForce[TEXT_OF[line.purpose]] }))

const stateOf = (latest: LatestConsent | undefined): ConsentState => {
  if (!latest) return 'missing'
  if (!latest.granted) return 'withdrawn'
  // Nothing to compare with until the texts are published: asking again could not show a newer text either.
  if (latest.versionInForce === null) return 'given'
  return latest.policyVersion === latest.versionInForce ? 'given' : 'outdated'
}

const forEachPurpose = <T>(valueOf: (purpose: ConsentPurpose) => T): Record<ConsentPurpose, T> => ({
  privacy_policy_accepted: valueOf('privacy_policy_accepted'),
  terms_accepted: valueOf('terms_accepted'),
  health_data_consent: valueOf('health_data_consent'),
  ai_analysis_consent: valueOf('ai_analysis_consent'),
})

/** The states of all purposes from the newest ledger line of each. */
export const consentStates = (latest: readonly LatestConsent[]): ConsentStates =>
  forEachPurpose((purpose) => stateOf(latest.find((line) => line.purpose === purpose)))

/** Whether each consent holds at this moment. */
export const consentFlags = (states: ConsentStates): Record<ConsentPurpose, boolean> =>
  forEachPurpose((purpose) => states[purpose] === 'given')
