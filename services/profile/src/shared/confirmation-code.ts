import { randomInt } from 'node:crypto'

/** Digits of a mailed code. Source: security.md 2.3. */
export const CODE_DIGITS = 8

/** Minutes a mailed code works. Source: security.md 2.3. */
export const CODE_MINUTES = 10

/** Wrong codes that end a confirmation. Source: security.md 2.3. */
export const CONFIRM_TRIES = 5

/** A code to type from a mail; leading zeros are part of it. */
export const newConfirmationCode = (): string =>
  String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
