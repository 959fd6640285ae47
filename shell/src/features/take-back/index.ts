import { deferred } from '@gb/mfe-contract'

/** The window of the link that takes an e-mail change back; only who follows it downloads it. */
export const takeBackWindow = deferred(() =>
  import('./take-back-window').then((chunk) => chunk.inOwnLanguage()),
)
