import type { JsonValue, PersonalRow } from '../contracts/personal-data.port.js'
import { toJsonValue } from './json-value.js'
import type { PersonalColumn, PersonalType } from './personal-table.js'

const NUMBER = /^-?\d+(\.\d+)?$/

const asJson = (text: string): JsonValue => {
  try {
    return toJsonValue(JSON.parse(text))
  } catch {
    return text
  }
}

const asNumber = (text: string): JsonValue => (NUMBER.test(text) ? Number(text) : text)

// A spreadsheet writes its own TRUE and FALSE.
const asBoolean = (text: string): JsonValue =>
  text.toLowerCase() === 'true' ? true : text.toLowerCase() === 'false' ? false : text

// Text that is none stays text, and the check that follows says what it should be.
const READ: Record<PersonalType, (text: string) => JsonValue> = {
  uuid: (text) => text,
  text: (text) => text,
  numeric: asNumber,
  integer: asNumber,
  boolean: asBoolean,
  instant: (text) => text,
  day: (text) => text,
  json: asJson,
  texts: asJson,
  sealed: (text) => text,
}

/** Reads the values of a CSV line by the types of their columns; an empty one is none. */
export const readText = (columns: PersonalColumn[], row: PersonalRow): PersonalRow => {
  const types = new Map(columns.map(({ field, type }) => [field, type]))
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      if (value === '') return [field, null]
      const type = types.get(field)
      return [field, type && typeof value === 'string' ? READ[type](value) : value]
    }),
  )
}
