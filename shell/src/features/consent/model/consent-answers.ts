import type { ConsentPurpose } from '@gb/domain'

/** Which of the four boxes are ticked. */
export type ConsentAnswers = Record<ConsentPurpose, boolean>

/** No box is ticked beforehand: a consent is a deed. */
export const NOTHING_TICKED: ConsentAnswers = {
  privacy_policy_accepted: false,
  terms_accepted: false,
  health_data_consent: false,
  ai_analysis_consent: false,
}
