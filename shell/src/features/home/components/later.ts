import { deferred } from '@gb/mfe-contract'

/** Home of somebody who has no profile here. The start sends for it before it is drawn. */
export const welcome = deferred(() => import('./welcome').then((chunk) => chunk.inOwnLanguage()))

/** Also without a connection there is an answer to the question whether something is normal. */
export const normalLink = deferred(() =>
  import('../../../shared/normal-link/normal-link').then((chunk) => chunk.inOwnLanguage()),
)

/** Only who has something to be told downloads these two, and does not wait for the figures. */
export const concernsCard = deferred(() => import('./concerns-card').then((chunk) => chunk.inOwnLanguage()))
export const medicineCard = deferred(() => import('./medicine-card').then((chunk) => chunk.inOwnLanguage()))
