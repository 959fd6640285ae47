import { deferred } from '@gb/mfe-contract'

export { NormalLink, NormalLinkCard, NormalRow } from './components/normal-link'
export const normalTab = deferred(() => import('./normal-tab').then((chunk) => chunk.NormalTab))
