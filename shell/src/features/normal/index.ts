import { deferred } from '@gb/mfe-contract'

export const normalLink = deferred(() => import('./components/normal-link').then((chunk) => chunk.NormalLink))
export const normalTab = deferred(() => import('./normal-tab').then((chunk) => chunk.NormalTab))
