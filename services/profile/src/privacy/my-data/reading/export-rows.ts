import { isRecord, PERSONAL_LOGS } from '@gb/domain'
import type { PersonalRow } from '@gb/service-kit'
import { MY_DATA_MESSAGES } from '../messages.js'
import type { FoundPart } from './import-answers.js'
import type { OutlinedExport, OutlinedRow } from './import-outline.js'
import type { ReadRow } from './row-batches.js'
import type { Span } from './row-gauge.js'

const isRow = (value: unknown): value is PersonalRow => isRecord(value)

/** Builds the object that stands there; the outline has seen that it is one and how large it is. */
const valuesAt = (bytes: Buffer, { start, end }: Span): PersonalRow => {
  const value: unknown = JSON.parse(bytes.toString('utf8', start, end))
  if (!isRow(value)) throw new TypeError('the outline does not fit the bytes')
  return value
}

const FAULTS = { not_a_row: MY_DATA_MESSAGES.notARow, too_large: MY_DATA_MESSAGES.rowTooLarge } as const

/** What the outline found at one place: an entry, the profile, the clinic's plan. */
export const foundPart = (bytes: Buffer, outlined: OutlinedRow): FoundPart =>
  typeof outlined === 'string' ? { message: FAULTS[outlined] } : { values: valuesAt(bytes, outlined) }

const sizeOf = (outlined: OutlinedRow): number =>
  typeof outlined === 'string' ? 0 : outlined.end - outlined.start

/** The rows of an export, log by log. */
export function* exportRows(bytes: Buffer, found: OutlinedExport | null): Generator<ReadRow> {
  for (const log of PERSONAL_LOGS)
    for (const [index, outlined] of found?.logs.get(log)?.entries() ?? [])
      yield {
        log,
        row: { row: index + 1, ...foundPart(bytes, outlined) },
        size: sizeOf(outlined),
        fromText: false,
      }
}
