import { plainToInstance } from 'class-transformer'
import { validateSync } from 'class-validator'
import { firstSentence, STRICT } from '../base/validation/strict-validation.pipe.js'
import type { PersonalRow } from '../contracts/personal-data.port.js'

const withoutNull = (row: PersonalRow): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

/** A row that holds, or the sentence that says why it does not. */
export type CheckedRow = { row: Record<string, unknown> } | { message: string }

/** Holds a row against a class with the kit's field decorators, as strictly as the body of a request; null is absent. */
export const checkRow = (type: new () => object, row: PersonalRow): CheckedRow => {
  const instance = plainToInstance(type, withoutNull(row))
  const [error] = validateSync(instance, STRICT)
  return error ? { message: firstSentence(error) } : { row: { ...instance } }
}
