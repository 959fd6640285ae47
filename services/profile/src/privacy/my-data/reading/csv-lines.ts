import { Readable } from 'node:stream'
import { IMPORT_LIMITS, restoreText } from '@gb/domain'
import { CsvError, parse } from 'csv-parse'

const PIECE_CHARACTERS = 64 * 1024
const HEADER_CHARACTERS = 10_000

/** What is wrong with a whole CSV file. */
export type CsvFault = 'not_csv' | 'line_too_long' | 'no_header'

/** A text is not the CSV file of a log. */
export class NotCsv extends Error {
  constructor(readonly fault: CsvFault) {
    super(fault)
  }
}

const isLine = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

// Some spreadsheets write what their country separates with.
const delimiterOf = (text: string): string => {
  const [header = ''] = text.slice(0, HEADER_CHARACTERS).split(/[\r\n]/, 1)
  return header.includes(';') && !header.includes(',') ? ';' : ','
}

const isHalf = (code: number): boolean => code >= 0xd800 && code < 0xdc00

/** A character of two halves is never cut between them: each piece is encoded by itself. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = start + PIECE_CHARACTERS
    const cut = end < text.length && isHalf(text.charCodeAt(end - 1)) ? end - 1 : end
    yield text.slice(start, cut)
    start = cut
  }
}

/** Values are counted while they are read: a line of nothing but separators has no length of its own. */
const takeValue = (value: string, { index }: { index: number }): string => {
  if (index >= IMPORT_LIMITS.csvColumns) throw new NotCsv('line_too_long')
  return restoreText(value)
}

const faultOf = (error: unknown): NotCsv => {
  if (error instanceof NotCsv) return error
  const isLong = error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE'
  return new NotCsv(isLong ? 'line_too_long' : 'not_csv')
}

/**
 * The lines of a CSV file one by one, the one with the names of the columns first; what was defused is as it was.
 * @throws NotCsv when it is none
 */
export async function* csvLines(text: string): AsyncGenerator<string[]> {
  const lines = parse({
    bom: true,
    cast: takeValue,
    delimiter: delimiterOf(text),
    max_record_size: IMPORT_LIMITS.rowBytes,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
  })
  try {
    for await (const line of Readable.from(piecesOf(text)).pipe(lines)) if (isLine(line)) yield line
  } catch (error) {
    throw faultOf(error)
  }
}
