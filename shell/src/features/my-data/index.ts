import { deferred } from '@gb/mfe-contract'

/** Most people never see these two; they stay out of the first bundle. */
export const erasureBanner = deferred(() => import('./erasure-banner').then((chunk) => chunk.inOwnLanguage()))
export const goodbyeScreen = deferred(() => import('./goodbye').then((chunk) => chunk.inOwnLanguage()))
