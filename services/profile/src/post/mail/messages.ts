import { HELPER_LETTERS } from './letters/helpers.js'
import { PROFILE_LETTERS } from './letters/profile.js'
import { WAY_IN_LETTERS } from './letters/ways-in.js'

/**
 * Every sentence that this service mails. Nothing in them was typed by a person, as a mail must not carry their words, but for
 * the name in an invitation.
 */
export const LETTERS = { ...WAY_IN_LETTERS, ...PROFILE_LETTERS, ...HELPER_LETTERS } as const
