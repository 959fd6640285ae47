import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import type { FdcRow } from './fdc-rows.js'

/** Some lines of a file, and how many lines were read up to and with them. */
export interface CsvBatch {
  readonly rows: readonly FdcRow[]
  readonly done: number
}

const MAX_LINE_BYTES = 64 * 1024

/**
 * Reads a file of any size a batch at a time; the next batch is read when the last one is done with.
 * @param from how many lines to skip
 */
export async function* csvBatches(path: string, from: number, size: number): AsyncGenerator<CsvBatch> {
  const parser = parse({
    columns: true,
    bom: true,
    max_record_size: MAX_LINE_BYTES,
    relax_column_count: true,
  })
  const file = createReadStream(path)
  // A pipe does not carry errors on: a file that breaks off would wait for ever.
  file.on('error', (error) => parser.destroy(error))
  let rows: FdcRow[] = []
  let done = 0
  for await (const row of file.pipe(parser) as AsyncIterable<FdcRow>) {
    done += 1
    if (done > from) rows.push(row)
    if (rows.length < size) continue
    yield { rows, done }
    rows = []
  }
  if (rows.length > 0) yield { rows, done }
}
