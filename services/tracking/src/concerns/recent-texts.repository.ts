import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** What was written beside an entry, or as one, sealed as it is stored. */
export interface SealedText {
  kind: 'weight' | 'vitamin' | 'milestone'
  entryId: string
  sealed: Buffer
  day: string
}

/** Of each log the newest are read, however many doses a day brings. */
const MOST_OF_A_LOG = 200

// By the index on time: a local day is never more than one away from that of UTC.
const ofLog = (kind: SealedText['kind'], column: string) =>
  `(SELECT '${kind}' AS kind, entry_id AS "entryId", ${column} AS sealed, local_date::text AS day
    FROM tracking.${kind}_entry
    WHERE user_id = $1 AND deleted_at IS NULL AND ${column} IS NOT NULL
      AND recorded_at >= $2::date - 1 AND recorded_at < $3::date + 2 AND local_date BETWEEN $2 AND $3
    ORDER BY recorded_at DESC LIMIT ${MOST_OF_A_LOG})`

const recent = statement(
  'recent_texts',
  [ofLog('weight', 'notes'), ofLog('vitamin', 'notes'), ofLog('milestone', 'milestone')].join(' UNION ALL '),
)

/** Texts of a person in Postgres, of the logs that have no reader of their own among the concerns. */
@Injectable()
export class RecentTextsRepository {
  constructor(private readonly sql: Sql) {}

  /** Those of the local days ('YYYY-MM-DD') from one to another, both included. */
  between(userId: string, from: string, to: string): Promise<SealedText[]> {
    return this.sql.query<SealedText>(recent, [userId, from, to])
  }
}
