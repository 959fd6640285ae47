import { CONSENT_APP_VERSION } from '@gb/domain'

/** The record of a full consent, as it is sent and then kept in this browser. There is no record of half a consent. */
export const consentRecord = (now: Date) => ({
  privacy_policy_accepted: true as const,
  terms_accepted: true as const,
  health_data_consent: true as const,
  ai_analysis_consent: true as const,
  app_version: CONSENT_APP_VERSION,
  timestamp: now.toISOString(),
})
