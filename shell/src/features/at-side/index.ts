import { deferred } from '@gb/mfe-contract'

/** The window of the link that invites to somebody's side; only who follows it downloads it. */
export const invitationWindow = deferred(() =>
  import('./invitation-window').then((chunk) => chunk.inOwnLanguage()),
)
