import { deferred } from '@gb/mfe-contract'
import { idle } from '../../shared/idle'

/** Most days there is no announcement to show: it stays out of the first bundle and waits until nothing else is to do. */
export const announcements = deferred(() =>
  idle()
    .then(() => import('./announcements'))
    .then((chunk) => chunk.inOwnLanguage()),
)
