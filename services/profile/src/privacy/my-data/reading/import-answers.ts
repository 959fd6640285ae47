import type { PersonalLog } from '@gb/domain'
import type { JsonValue, PersonalRow } from '@gb/service-kit'
import type { CsvFault } from './csv-lines.js'
import type { RefusalReason } from './refusal.js'

/** A row to import, or the sentence that says why there is none. `row` counts from 1. */
export type FoundRow = { row: number; values: PersonalRow } | { row: number; message: string }

/** Some rows of one log, in their order. */
export interface FoundRows {
  log: PersonalLog
  rows: FoundRow[]
  /** The values are the text of a CSV file. */
  fromText: boolean
}

/** What stands once in an export, or the sentence that says why it cannot be read. */
export type FoundPart = { values: PersonalRow } | { message: string }

/** What an export says of itself. */
export interface FoundExport {
  format: JsonValue
  version: JsonValue
  /** Logs whose section is no list. */
  notLists: PersonalLog[]
  profile: FoundPart | null
  clinicPlan: FoundPart | null
}

/** What a body holds, beside its rows. */
export interface FoundFile {
  /** Its members: `{}` for what holds more, '' for the text of a CSV file. */
  head: Record<string, JsonValue>
  export: FoundExport | null
  csvFault: CsvFault | null
}

/** What a reading thread is asked, one after the other. */
export type ReadingOrder = { kind: 'take'; piece: Uint8Array } | { kind: 'end' } | { kind: 'next' }

/** What it answers, one for each. */
export type ReadingAnswer =
  | { kind: 'taken' }
  | { kind: 'file'; file: FoundFile }
  | { kind: 'rows'; rows: FoundRows | null }
  | { kind: 'refused'; reason: RefusalReason; log: PersonalLog | null }
