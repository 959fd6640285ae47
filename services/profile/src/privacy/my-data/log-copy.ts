import { Injectable } from '@nestjs/common'
import { LOG_SECTIONS, PERSONAL_LOGS, type PersonalLog } from '@gb/domain'
import { ImportTally } from './import-tally.js'
import { ImportTurns } from './import-turns.js'
import { PersonalSources } from './personal-sources.js'
import { inBatches, type ReadRow } from './reading/row-batches.js'

/** Takes all that one profile has logged into another, as an export that is imported there would. */
@Injectable()
export class LogCopy {
  constructor(
    private readonly turns: ImportTurns,
    private readonly sources: PersonalSources,
  ) {}

  /** @throws AppError `too_many_requests` when that profile takes something in already, `try_again_later` when others do */
  copy(userId: string, intoUserId: string): Promise<ImportTally> {
    return this.turns.take(intoUserId, async () => {
      const tally = new ImportTally()
      for await (const batch of inBatches(this.rows(userId))) {
        const rows = batch.rows.flatMap((row) => ('values' in row ? [row.values] : []))
        const holder = this.sources.holderOf(batch.log)
        const section = LOG_SECTIONS[batch.log]
        tally.add(batch, await holder.import(intoUserId, { section, rows, fromText: false }))
      }
      return tally
    })
  }

  private async *rows(userId: string): AsyncGenerator<ReadRow> {
    for (const log of PERSONAL_LOGS) yield* this.rowsOf(userId, log)
  }

  private async *rowsOf(userId: string, log: PersonalLog): AsyncGenerator<ReadRow> {
    let row = 0
    for await (const page of this.sources.pagesOf(userId, log))
      for (const values of page.rows) {
        row += 1
        yield { log, row: { row, values }, size: JSON.stringify(values).length, fromText: false }
      }
  }
}
