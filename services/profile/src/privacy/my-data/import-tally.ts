import { IMPORT_REFUSALS_LISTED, type PersonalLog } from '@gb/domain'
import type { BatchOutcome, ImportQuestion } from '@gb/service-kit'
import type { FoundRows } from './reading/import-answers.js'

/** What became of the rows of a log. */
export interface LogOutcome {
  imported: number
  alreadyThere: number
  refused: number
  /** Taken, and looking like a slip. */
  asked: number
}

/** A row that was not taken. `row` counts the entries of its log from 1. */
export interface Refusal {
  log: PersonalLog | 'profile' | 'clinic_plan'
  row: number
  message: string
}

/** A row that was taken and is asked about. `row` counts the entries of its log from 1. */
export interface AskedRow extends Omit<ImportQuestion, 'index'> {
  log: PersonalLog
  row: number
}

const nothing = (): LogOutcome => ({ imported: 0, alreadyThere: 0, refused: 0, asked: 0 })

/** Counts what becomes of the rows of an import, and names the first that are not taken. */
export class ImportTally {
  readonly logs: Record<PersonalLog, LogOutcome> = {
    weight: nothing(),
    vitamins: nothing(),
    fluids: nothing(),
    mood: nothing(),
    milestones: nothing(),
    recovery: nothing(),
    food: nothing(),
  }
  readonly refused: Refusal[] = []
  readonly asked: AskedRow[] = []

  /** @param taken what the service said of the rows that could be read, in their order */
  add({ log, rows }: FoundRows, taken: BatchOutcome): void {
    const outcome = this.logs[log]
    outcome.imported += taken.imported
    outcome.alreadyThere += taken.alreadyThere
    const messages = new Map(taken.refused.map(({ index, message }) => [index, message]))
    const questions = Map.groupBy(taken.asked, ({ index }) => index)
    outcome.asked += questions.size
    let sent = 0
    for (const found of rows) {
      if (!('message' in found)) this.ask({ log, row: found.row }, questions.get(sent) ?? [])
      const message = 'message' in found ? found.message : messages.get(sent++)
      if (message === undefined) continue
      outcome.refused += 1
      this.refuse({ log, row: found.row, message })
    }
  }

  private ask(place: Pick<AskedRow, 'log' | 'row'>, questions: readonly ImportQuestion[]): void {
    for (const { index: _index, ...question } of questions)
      if (this.asked.length < IMPORT_REFUSALS_LISTED) this.asked.push({ ...place, ...question })
  }

  /** The whole profile, the clinic's plan, or one row beside those that are counted. */
  refuse(refusal: Refusal): void {
    if (this.refused.length < IMPORT_REFUSALS_LISTED) this.refused.push(refusal)
  }
}
