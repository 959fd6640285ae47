import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Sql, statement, statementForPerson } from '@gb/service-kit'
import { VISITOR_DAYS } from '../../base/browser/lifetimes.js'

/** A visitor, and the profile that was made in that browser. */
export interface Visitor {
  visitorId: string
  created: {
    userId: string
    /** Milliseconds since it was made, by the clock of the database. */
    ageMs: number
    /** Null once a retry may no longer be answered. */
    fingerprint: Buffer | null
    key: string | null
  } | null
}

interface VisitorRow {
  visitorId: string
  createdUserId: string | null
  ageMs: number
  fingerprint: Buffer | null
  key: string | null
}

const findVisitor = statement(
  'find_visitor',
  'SELECT visitor_id AS "visitorId" FROM profile.visitor WHERE token_hash = $1 AND expires_at > now()',
)

const lockVisitor = statement(
  'lock_visitor',
  `SELECT visitor_id AS "visitorId", created_user_id AS "createdUserId", create_fingerprint AS "fingerprint",
     create_key AS "key",
     coalesce(extract(epoch FROM clock_timestamp() - profile_created_at) * 1000, 0)::float8 AS "ageMs"
   FROM profile.visitor WHERE token_hash = $1 AND expires_at > now() FOR UPDATE`,
)

const insertVisitor = statement(
  'insert_visitor',
  `INSERT INTO profile.visitor (visitor_id, token_hash, expires_at)
   VALUES ($1, $2, now() + make_interval(days => $3))`,
)

const extendVisitor = statement(
  'extend_visitor',
  'UPDATE profile.visitor SET expires_at = now() + make_interval(days => $2) WHERE visitor_id = $1',
)

const rememberProfile = statement(
  'remember_visitor_profile',
  `UPDATE profile.visitor
   SET created_user_id = $2, profile_created_at = clock_timestamp(), create_fingerprint = $3, create_key = $4
   WHERE visitor_id = $1`,
)

const forgetProfile = statementForPerson(
  'forget_visitor_profile',
  'UPDATE profile.visitor SET create_fingerprint = NULL, create_key = NULL WHERE created_user_id = $1',
)

/** Browsers without a profile. */
@Injectable()
export class VisitorRepository {
  constructor(private readonly sql: Sql) {}

  /** The id of a live visitor, or null. */
  async find(tokenHash: Buffer): Promise<string | null> {
    const row = await this.sql.maybeOne<{ visitorId: string }>(findVisitor, [tokenHash])
    return row?.visitorId ?? null
  }

  /** A live visitor, locked until the transaction ends, so that retries of one browser run one after the other. */
  async lock(tokenHash: Buffer): Promise<Visitor | null> {
    const row = await this.sql.maybeOne<VisitorRow>(lockVisitor, [tokenHash])
    if (!row) return null
    const { visitorId, createdUserId, ageMs, fingerprint, key } = row
    return { visitorId, created: createdUserId ? { userId: createdUserId, ageMs, fingerprint, key } : null }
  }

  async add(tokenHash: Buffer): Promise<string> {
    const visitorId = randomUUID()
    await this.sql.query(insertVisitor, [visitorId, tokenHash, VISITOR_DAYS])
    return visitorId
  }

  async extend(visitorId: string): Promise<void> {
    await this.sql.query(extendVisitor, [visitorId, VISITOR_DAYS])
  }

  /** Remembers which profile was made here and with what, so that a retry can be told from a second profile. */
  async remember(
    visitorId: string,
    made: { userId: string; fingerprint: Buffer; key: string | null },
  ): Promise<void> {
    await this.sql.query(rememberProfile, [visitorId, made.userId, made.fingerprint, made.key])
  }

  /** From now on no retry opens that profile again. */
  async forget(userId: string): Promise<void> {
    await this.sql.query(forgetProfile, [userId])
  }
}
