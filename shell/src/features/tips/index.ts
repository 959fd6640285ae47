import { deferred } from '@gb/mfe-contract'

export const tipsTab = deferred(() => import('./tips-tab').then((chunk) => chunk.inOwnLanguage()))
