import { deferred } from '@gb/mfe-contract'

export const normalTab = deferred(() => import('./normal-tab').then((chunk) => chunk.inOwnLanguage()))
