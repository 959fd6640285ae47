import { IMPORT_MAX_BYTES, PERSONAL_LOGS, type PersonalLog } from '@gb/domain'
import { MY_DATA_MESSAGES } from '../messages.js'
import { csvFaultOf, csvRows } from './csv-rows.js'
import { exportRows, foundPart } from './export-rows.js'
import type { FoundExport, FoundFile, FoundRows } from './import-answers.js'
import { ImportOutline, type OutlinedExport } from './import-outline.js'
import { inBatches, type ReadRow } from './row-batches.js'

/**
 * Reads the body of an import. The bytes are kept as they came while their outline is made; when all of it holds, rows
 * are built a batch at a time. A file is read to its end before its first row is given out, because who it is for and
 * whether it is whole may stand there.
 */
export class ImportReader {
  private bytes = Buffer.alloc(0)
  private length = 0
  private readonly outline: ImportOutline
  private rows: AsyncGenerator<FoundRows> | null = null

  /** @param userId the only person whose data may come */
  constructor(userId: string) {
    this.outline = new ImportOutline(userId)
  }

  /** @throws ImportRefusal */
  take(piece: Uint8Array): void {
    this.outline.take(piece)
    // Set aside once and whole: pages that are not written to cost nothing, and nothing is copied into something larger.
    if (this.length === 0) this.bytes = Buffer.alloc(IMPORT_MAX_BYTES)
    this.bytes.set(piece, this.length)
    this.length += piece.length
  }

  /** @throws ImportRefusal */
  async end(): Promise<FoundFile> {
    this.outline.end()
    const { export: found, head } = this.outline
    // The text of a CSV file was taken out of them.
    if (this.csv) this.bytes = Buffer.alloc(0)
    return {
      head: Object.fromEntries(head),
      export: found && this.exportOf(found),
      csvFault: this.csv ? await csvFaultOf(this.csv.log, this.csv.text) : null,
    }
  }

  /** The next rows, in the order of the logs; null when there are no more. */
  async next(): Promise<FoundRows | null> {
    this.rows ??= inBatches(this.everyRow())
    const step = await this.rows.next()
    return step.done === true ? null : step.value
  }

  /** The CSV file, once it is known which log it is of; a body without that is refused for it. */
  private get csv(): { log: PersonalLog; text: string } | null {
    const { csv, head } = this.outline
    const log = PERSONAL_LOGS.find((known) => known === head.get('log'))
    return csv === null || log === undefined ? null : { log, text: csv }
  }

  private everyRow(): Iterable<ReadRow> | AsyncIterable<ReadRow> {
    return this.csv ? csvRows(this.csv.log, this.csv.text) : exportRows(this.bytes, this.outline.export)
  }

  private exportOf({ format, version, notLists, profile, clinicPlan }: OutlinedExport): FoundExport {
    return {
      format,
      version,
      notLists: PERSONAL_LOGS.filter((log) => notLists.has(log)),
      profile: profile && foundPart(this.bytes, profile),
      clinicPlan:
        clinicPlan === 'more_than_one'
          ? { message: MY_DATA_MESSAGES.moreThanOnePlan }
          : clinicPlan && foundPart(this.bytes, clinicPlan),
    }
  }
}
