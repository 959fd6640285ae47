import { deferred } from '@gb/mfe-contract'
import { inEnglish } from '../../shared/speech/said'

/** The window of the link that takes an e-mail change back; only who follows it downloads it. */
export const takeBackWindow = deferred(() =>
  import('./take-back-window').then((chunk) => inEnglish(chunk.TakeBackWindow)),
)
