import { deferred } from '@gb/mfe-contract'

export { type ConsentRefusal, useRefusedForConsent } from './model/use-refused-for-consent'

/** The consent window; only a first visit downloads it. */
export const consentModal = deferred(() => import('./consent-modal').then((chunk) => chunk.inOwnLanguage()))
