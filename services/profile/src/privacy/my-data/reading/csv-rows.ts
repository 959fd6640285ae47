import { IMPORT_LIMITS, type PersonalLog } from '@gb/domain'
import { wrongWidth } from '../messages.js'
import { type CsvFault, csvLines, NotCsv } from './csv-lines.js'
import type { FoundRow } from './import-answers.js'
import { ImportRefusal } from './refusal.js'
import type { ReadRow } from './row-batches.js'

const isHeader = (fields: string[]): boolean =>
  fields.includes('entry_id') && new Set(fields).size === fields.length && !fields.includes('__proto__')

const foundRow = (header: string[], line: string[], row: number): FoundRow => {
  if (line.length !== header.length) return { row, message: wrongWidth(line.length, header.length) }
  return { row, values: Object.fromEntries(header.map((field, i) => [field, line[i] ?? ''])) }
}

const sizeOf = (line: string[]): number => line.reduce((sum, value) => sum + value.length + 1, 0)

/**
 * The rows of a CSV file.
 * @throws NotCsv for what is none, or names no columns
 * @throws ImportRefusal `too_many_rows`
 */
export async function* csvRows(log: PersonalLog, text: string): AsyncGenerator<ReadRow> {
  let header: string[] | null = null
  let row = 0
  for await (const line of csvLines(text)) {
    if (header) {
      row += 1
      if (row > IMPORT_LIMITS.rowsPerLog) throw new ImportRefusal('too_many_rows', log)
      yield { log, row: foundRow(header, line, row), size: sizeOf(line), fromText: true }
    } else if (isHeader(line)) header = line
    else throw new NotCsv('no_header')
  }
  if (!header) throw new NotCsv('no_header')
}

/**
 * Reads a CSV file to its end without keeping it.
 * @returns what is wrong with all of it, or null
 * @throws ImportRefusal
 */
export const csvFaultOf = async (log: PersonalLog, text: string): Promise<CsvFault | null> => {
  const rows = csvRows(log, text)
  try {
    while ((await rows.next()).done !== true);
    return null
  } catch (error) {
    if (error instanceof NotCsv) return error.fault
    throw error
  }
}
