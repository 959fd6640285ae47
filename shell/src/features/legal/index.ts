import { deferred } from '@gb/mfe-contract'
import { inEnglish } from '../../shared/speech/said'

export const privacyTab = deferred(() => import('./legal-tabs').then((chunk) => inEnglish(chunk.PrivacyTab)))
export const termsTab = deferred(() => import('./legal-tabs').then((chunk) => inEnglish(chunk.TermsTab)))
