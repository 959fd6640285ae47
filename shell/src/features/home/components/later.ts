import { deferred } from '@gb/mfe-contract'
import { afterFirst } from '../../../shared/idle'

/** Home of somebody who has no profile here. The start sends for it before it is drawn. */
export const welcome = deferred(() => import('./welcome').then((chunk) => chunk.Welcome))

/** What Home shows below the figures of the day, downloaded behind them. */
export const restOfDay = deferred(() =>
  afterFirst()
    .then(() => import('./rest'))
    .then((chunk) => chunk.Rest),
)

/** Only who has something to be told downloads these three, and does not wait for the figures. */
export const concernsCard = deferred(() => import('./concerns-card').then((chunk) => chunk.ConcernsCard))
export const codeNewsCard = deferred(() => import('../../profile-code').then((chunk) => chunk.CodeNewsCard))
export const medicineCard = deferred(() => import('./medicine-card').then((chunk) => chunk.MedicineCard))
