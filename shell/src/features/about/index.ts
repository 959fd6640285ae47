import { deferred } from '@gb/mfe-contract'

export const aboutTab = deferred(() => import('./about-tab').then((chunk) => chunk.inOwnLanguage()))
