import { deferred } from '@gb/mfe-contract'

export const privacyTab = deferred(() => import('./legal-tabs').then((chunk) => chunk.privacyInOwnLanguage()))
export const termsTab = deferred(() => import('./legal-tabs').then((chunk) => chunk.termsInOwnLanguage()))
