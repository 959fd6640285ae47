import { EXPORT_FORMAT, LOG_SECTIONS, PERSONAL_LOGS, type PersonalLog } from '@gb/domain'
import { AppError, type JsonValue, type PersonalRow } from '@gb/service-kit'
import { readCsv } from './csv.js'
import { MY_DATA_MESSAGES, wrongWidth } from './messages.js'

/** A row to import, or the sentence that says why there is none. `row` counts from 1. */
export type FoundRow = { row: number; values: PersonalRow } | { row: number; message: string }

/** The rows of one log. */
export interface FoundLog {
  log: PersonalLog
  rows: FoundRow[]
  fromText: boolean
}

const refuse = (field: string, message: string): AppError =>
  new AppError('invalid_input', message, { errors: [{ field, message }] })

const isRecord = (value: unknown): value is Record<string, JsonValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const foundRow = (value: unknown, index: number): FoundRow =>
  isRecord(value) ? { row: index + 1, values: value } : { row: index + 1, message: MY_DATA_MESSAGES.notARow }

const foundSection = (section: string, rows: unknown): FoundRow[] => {
  if (rows === undefined) return []
  if (Array.isArray(rows)) return rows.map(foundRow)
  throw refuse(`export.${section}`, `${section} ${MY_DATA_MESSAGES.notRows}`)
}

/** @throws AppError `invalid_input` for what is not an export of this version */
export const rowsOfExport = (document: Record<string, unknown>): FoundLog[] => {
  if (document.format !== EXPORT_FORMAT.name) throw refuse('export.format', MY_DATA_MESSAGES.notAnExport)
  if (document.version !== EXPORT_FORMAT.version)
    throw refuse('export.version', MY_DATA_MESSAGES.otherVersion)
  return PERSONAL_LOGS.map((log) => ({
    log,
    rows: foundSection(LOG_SECTIONS[log], document[LOG_SECTIONS[log]]),
    fromText: false,
  }))
}

const isHeader = (fields: string[]): boolean =>
  fields.includes('entry_id') && new Set(fields).size === fields.length && !fields.includes('__proto__')

/** @throws AppError `invalid_input` for what is not CSV, or names no columns */
export const rowsOfCsv = (log: PersonalLog, text: string): FoundLog => {
  const lines = readCsv(text)
  if (!lines) throw refuse('csv', MY_DATA_MESSAGES.notCsv)
  const [header = [], ...rest] = lines
  if (!isHeader(header)) throw refuse('csv', MY_DATA_MESSAGES.noHeader)
  const rows = rest.map((line, index): FoundRow => {
    if (line.length !== header.length)
      return { row: index + 1, message: wrongWidth(line.length, header.length) }
    return { row: index + 1, values: Object.fromEntries(header.map((field, i) => [field, line[i] ?? ''])) }
  })
  return { log, rows, fromText: true }
}

/** The profile of an export, or null. */
export const profileOfExport = (document: Record<string, unknown>): PersonalRow | null =>
  isRecord(document.profile) ? document.profile : null
