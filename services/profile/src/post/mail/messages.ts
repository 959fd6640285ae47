import { PROFILE_LETTERS } from './letters/profile.js'
import { WAY_IN_LETTERS } from './letters/ways-in.js'

/** Every sentence that this service mails. Nothing in them was typed by a person: a mail must not carry their words. */
export const LETTERS = { ...WAY_IN_LETTERS, ...PROFILE_LETTERS } as const
