import { Sql, statement, type StoredRow } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { WEIGHT_MESSAGES } from '../weight/messages.js'
import { WeightNotes } from '../weight/weight-notes.js'

interface Initial {
  entryId: string
  notes: Buffer | null
  recordedAt: Date
}

const lockInitial = statement(
  'lock_initial_weight',
  `SELECT entry_id AS "entryId", notes, recorded_at AS "recordedAt" FROM tracking.weight_entry
   WHERE user_id = $1 AND is_initial FOR UPDATE`,
)

const storedIds = statement(
  'stored_weight_ids',
  'SELECT entry_id AS "entryId" FROM tracking.weight_entry WHERE user_id = $1 AND entry_id = ANY($2::uuid[])',
)

const demote = statement(
  'demote_initial_weight',
  'UPDATE tracking.weight_entry SET is_initial = false, notes = $3 WHERE user_id = $1 AND entry_id = $2',
)

const timeOf = (row: StoredRow): number => Date.parse(String(row.recorded_at))

/**
 * Keeps one initial weight when a history is imported: the older one, because progress is counted from where it all
 * began. The entry that a new profile was made with becomes an ordinary one then.
 */
@Injectable()
export class InitialWeightRepository {
  constructor(
    private readonly sql: Sql,
    private readonly notes: WeightNotes,
  ) {}

  /** The rows with at most one initial entry among them. Call it in the transaction that stores them. */
  async settle(userId: string, rows: StoredRow[]): Promise<StoredRow[]> {
    const claiming = rows.filter((row) => row.is_initial === true)
    if (claiming.length === 0) return rows
    const [initial] = await this.sql.query<Initial>(lockInitial, [userId])
    const oldest = (await this.notStored(userId, claiming)).toSorted((a, b) => timeOf(a) - timeOf(b))[0]
    const wins = oldest !== undefined && (!initial || timeOf(oldest) < initial.recordedAt.getTime())
    if (wins && initial) await this.demote(userId, initial)
    return rows.map((row) => ({ ...row, is_initial: wins && row === oldest }))
  }

  private async notStored(userId: string, rows: StoredRow[]): Promise<StoredRow[]> {
    const ids = rows.map((row) => row.entry_id)
    const stored = await this.sql.query<{ entryId: string }>(storedIds, [userId, ids])
    const taken = new Set(stored.map(({ entryId }) => entryId))
    return rows.filter((row) => !taken.has(row.entry_id.toLowerCase()))
  }

  /** What the person wrote stays; the note that only said "initial" would no longer be true. */
  private async demote(userId: string, initial: Initial): Promise<void> {
    const note = this.notes.open(userId, initial)
    const kept =
      note === WEIGHT_MESSAGES.initialNote
        ? this.notes.seal(userId, initial.entryId, WEIGHT_MESSAGES.profileUpdateNote)
        : initial.notes
    await this.sql.query(demote, [userId, initial.entryId, kept])
  }
}
