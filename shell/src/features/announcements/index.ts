import { deferred } from '@gb/mfe-contract'

/** Most days there is no note to show; it stays out of the first bundle. */
export const announcements = deferred(() => import('./announcements').then((chunk) => chunk.Announcements))
