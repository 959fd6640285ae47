import { deferred } from '@gb/mfe-contract'

export const profileTab = deferred(() => import('./profile-tab').then((chunk) => chunk.ProfileTab))
export { wayIn } from './model/way-in'
