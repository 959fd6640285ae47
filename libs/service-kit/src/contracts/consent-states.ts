import type { ConsentPurpose } from '@gb/domain'
import { z } from 'zod'

/** How a consent stands: never given, given, given to an older text, or withdrawn. */
export const CONSENT_STATES = ['missing', 'given', 'outdated', 'withdrawn'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

const state = z.enum(CONSENT_STATES)

/** Each purpose with its state. */
export const consentStates = z.object({
  privacy_policy_accepted: state,
  terms_accepted: state,
  health_data_consent: state,
  ai_analysis_consent: state,
}) satisfies z.ZodType<Record<ConsentPurpose, ConsentState>>

export type ConsentStates = z.output<typeof consentStates>
