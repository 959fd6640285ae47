import { MAILED_CODE } from '@gb/domain'

/** How every letter begins. */
export const HELLO = 'Hello,'

/** How every letter ends. */
export const SIGNED = 'Gastric Buddy'

/** Below every code. */
export const NEVER_ASKED = `The code works once, for ${MAILED_CODE.minutes} minutes. Nobody from Gastric Buddy will ever ask you for it.`

/** What to do when somebody else did it. */
export const NOT_YOU =
  'If this was not you: open Gastric Buddy, go to Settings and press "Sign out everywhere". Then contact support.'

/** When something happened and on which browser, in words. */
export interface Happening {
  at: string
  device: string
}
