import { EMAIL_LENGTH } from '@gb/domain'

// The server decides; this only catches what is surely a slip.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Whether a text may be an email address. */
export const isEmail = (text: string) => text.length <= EMAIL_LENGTH.max && EMAIL.test(text)
