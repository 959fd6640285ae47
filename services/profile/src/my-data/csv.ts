import { defuseFormula, restoreText } from '@gb/domain'
import type { JsonValue, PersonalRow } from '@gb/service-kit'
import { parse } from 'csv-parse/sync'

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

const isLine = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

// Some spreadsheets write what their country separates with.
const delimiterOf = (text: string): string => {
  const [header = ''] = text.split(/[\r\n]/, 1)
  return header.includes(';') && !header.includes(',') ? ';' : ','
}

/**
 * Reads the lines of a CSV file, the one with the names of the columns first; what was defused is as it was.
 * @returns null when it is none
 */
export const readCsv = (text: string): string[][] | null => {
  try {
    const lines: unknown = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return Array.isArray(lines) ? lines.filter(isLine).map((line) => line.map(restoreText)) : null
  } catch {
    return null
  }
}
