import { defuseFormula } from '@gb/domain'
import type { JsonValue, PersonalRow } from '@gb/service-kit'

const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/

const textOf = (value: JsonValue): string => {
  if (value === null) return ''
  if (typeof value === 'string') return defuseFormula(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const cell = (value: JsonValue): string => {
  const text = textOf(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file (RFC 4180). Nothing in it is run as a formula by a spreadsheet. */
export const csvLine = (values: readonly JsonValue[]): string => `${values.map(cell).join(',')}\r\n`

/** The lines of some rows, in the order of the fields. */
export const csvLines = (fields: readonly string[], rows: readonly PersonalRow[]): string =>
  rows.map((row) => csvLine(fields.map((field) => row[field] ?? null))).join('')
