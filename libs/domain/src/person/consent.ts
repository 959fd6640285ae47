/** What a person agrees to, by the names of the wire. Source: product-rules 3, Consent record; wire-rules 3. */
export const CONSENT_PURPOSES = [
  'privacy_policy_accepted',
  'terms_accepted',
  'health_data_consent',
  'ai_analysis_consent',
] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Version of the app a consent was given in. Source: product-rules 9. */
export const CONSENT_APP_VERSION = '1.0'

/** One checkbox: what it stands for, what a person reads, and the version of that text. */
export interface ConsentItem {
  readonly purpose: ConsentPurpose
  readonly label: string
  /** Goes up when the words or the policy behind them change; an older consent is then asked again. */
  readonly version: string
}

/** The four checkboxes of the consent window, in order; all are required. Source: product-rules 4 and 5. */
export const CONSENT_ITEMS: readonly ConsentItem[] = [
  {
    purpose: 'privacy_policy_accepted',
    label: 'I have read and accept the Privacy Policy.',
    version: '1.0',
  },
  {
    purpose: 'terms_accepted',
    label: 'I have read and accept the Terms of Service.',
    version: '1.0',
  },
  {
    purpose: 'health_data_consent',
    label: 'I agree that Gastric Buddy may store the health data I enter.',
    version: '1.0',
  },
  {
    purpose: 'ai_analysis_consent',
    label: 'I agree that my food photos may be sent to an AI service to estimate what is in them.',
    version: '1.0',
  },
]

/** Whether every purpose is strictly `true`; anything else, also 1 or "true", is not consent. */
export const isEveryConsentGiven = (answers: Readonly<Partial<Record<ConsentPurpose, unknown>>>): boolean =>
  CONSENT_PURPOSES.every((purpose) => answers[purpose] === true)
