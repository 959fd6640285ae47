import { Injectable } from '@nestjs/common'
import { Sql, statementForEveryone } from '@gb/service-kit'

/** A profile that waits to be erased. */
export interface PendingDeletion {
  userId: string
  requestedAt: Date
  eraseAt: Date
  /** Whether it can no longer be undone. */
  erasing: boolean
  /** The services that have not erased yet. */
  waitingFor: string[]
}

/** A download of one's own data. */
export interface DataExport {
  userId: string
  at: Date
}

const MAX_LISTED = 500

const deletions = statementForEveryone(
  'list_deletions',
  `SELECT p.user_id AS "userId", p.deletion_requested_at AS "requestedAt", p.erase_at AS "eraseAt",
     p.erasing_at IS NOT NULL AS erasing,
     ARRAY(SELECT s.service FROM profile.erasure_step s WHERE s.user_id = p.user_id AND s.done_at IS NULL
           ORDER BY s.service) AS "waitingFor"
   FROM profile.profile p WHERE p.erase_at IS NOT NULL ORDER BY p.erase_at LIMIT ${MAX_LISTED}`,
)

const exports = statementForEveryone(
  'list_exports',
  `SELECT user_id AS "userId", at FROM profile.security_event
   WHERE kind = 'data_exported' AND user_id IS NOT NULL ORDER BY at DESC LIMIT ${MAX_LISTED}`,
)

/** What people did with their right to their data. */
@Injectable()
export class DataRequestsRepository {
  constructor(private readonly sql: Sql) {}

  /** Due first. */
  deletions(): Promise<PendingDeletion[]> {
    return this.sql.query<PendingDeletion & Record<string, unknown>>(deletions)
  }

  /** Newest first. */
  exports(): Promise<DataExport[]> {
    return this.sql.query<DataExport & Record<string, unknown>>(exports)
  }
}
