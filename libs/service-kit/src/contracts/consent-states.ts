import type { ConsentPurpose } from '@gb/domain'

/** How a consent stands: never given, given, given to an older text, or withdrawn. */
export const CONSENT_STATES = ['missing', 'given', 'outdated', 'withdrawn'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

/** Each purpose with its state. */
export type ConsentStates = Record<ConsentPurpose, ConsentState>
