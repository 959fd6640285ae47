import { Injectable } from '@nestjs/common'
import { Sql, statementForPerson } from '@gb/service-kit'

/** A deletion that was asked for. Until `eraseAt` it can be undone. */
export interface Deletion {
  requestedAt: Date
  eraseAt: Date
}

/** How a profile stands that somebody wants to keep after all. */
export interface UndoState {
  eraseAt: Date | null
  erasing: boolean
}

const markDeleted = statementForPerson(
  'mark_profile_deleted',
  `UPDATE profile.profile SET deletion_requested_at = now(), erase_at = now() + make_interval(hours => $2)
   WHERE user_id = $1 AND erase_at IS NULL RETURNING user_id`,
)

const readDeletion = statementForPerson(
  'read_deletion',
  `SELECT deletion_requested_at AS "requestedAt", erase_at AS "eraseAt" FROM profile.profile
   WHERE user_id = $1 AND erase_at IS NOT NULL`,
)

const lockUndo = statementForPerson(
  'lock_deletion',
  `SELECT erase_at AS "eraseAt", erasing_at IS NOT NULL AS "erasing" FROM profile.profile
   WHERE user_id = $1 FOR UPDATE`,
)

const undo = statementForPerson(
  'undo_deletion',
  `UPDATE profile.profile
   SET deletion_requested_at = NULL, erase_at = NULL, erasure_asked_by = NULL, erasure_asked_at = NULL,
     merge_into = NULL, merge_asked_by = NULL, merge_asked_at = NULL, merge_confirmed_at = NULL
   WHERE user_id = $1 AND erasing_at IS NULL`,
)

/** Deletions that can still be undone. */
@Injectable()
export class DeletionRepository {
  constructor(private readonly sql: Sql) {}

  /** Waits for a parallel call; answers whether it was this one that marked the profile. */
  async mark(userId: string, undoHours: number): Promise<boolean> {
    return (await this.sql.maybeOne(markDeleted, [userId, undoHours])) !== null
  }

  find(userId: string): Promise<Deletion | null> {
    return this.sql.maybeOne<Deletion>(readDeletion, [userId])
  }

  /** Locked until the transaction ends: undoing and erasing must not happen at once. */
  lock(userId: string): Promise<UndoState | null> {
    return this.sql.maybeOne<UndoState>(lockUndo, [userId])
  }

  async undo(userId: string): Promise<void> {
    await this.sql.query(undo, [userId])
  }
}
