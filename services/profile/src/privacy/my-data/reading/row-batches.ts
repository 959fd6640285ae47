import { IMPORT_BATCH, type PersonalLog } from '@gb/domain'
import type { FoundRow, FoundRows } from './import-answers.js'

/** A row of a file, and of how many bytes or characters it was made. */
export interface ReadRow {
  log: PersonalLog
  row: FoundRow
  size: number
  /** Its values are the text of a CSV file. */
  fromText: boolean
}

/** Gathers rows that follow each other in one log, as many as a service takes at once. */
export async function* inBatches(
  rows: Iterable<ReadRow> | AsyncIterable<ReadRow>,
): AsyncGenerator<FoundRows> {
  let batch: FoundRows | null = null
  let size = 0
  for await (const { log, row, size: added, fromText } of rows) {
    const isFull = size >= IMPORT_BATCH.bytes || batch?.rows.length === IMPORT_BATCH.rows
    if (batch && (isFull || batch.log !== log)) {
      yield batch
      batch = null
    }
    if (!batch) size = 0
    batch ??= { log, rows: [], fromText }
    batch.rows.push(row)
    size += added
  }
  if (batch) yield batch
}
