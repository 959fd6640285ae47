import { deferred } from '@gb/mfe-contract'

/** The window in which a person confirms that it is them; only who is asked downloads it. */
export const confirmationWindow = deferred(() =>
  import('./confirmation-window').then((chunk) => chunk.inOwnLanguage()),
)
