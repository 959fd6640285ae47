import { MAILED_CODE } from '@gb/domain'
import { randomInt } from 'node:crypto'

/** A code to type from a mail; leading zeros are part of it. */
export const newConfirmationCode = (): string =>
  String(randomInt(10 ** MAILED_CODE.digits)).padStart(MAILED_CODE.digits, '0')
