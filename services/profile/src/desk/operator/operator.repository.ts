import { Injectable } from '@nestjs/common'
import { Bells, type OperatorScope, Sql, statement, statementForPerson } from '@gb/service-kit'
import {
  type AuditRecord,
  chainHash,
  type ChainedRecord,
  type ChainLink,
  GENESIS,
  storable,
} from './audit-chain.js'
import { auditFrom, type AuditFilter, listAudit } from './audit-statements.js'
import { iso } from './operator-columns.js'

/** A token as it is listed; the secret itself is nowhere. */
export interface OperatorTokenRow {
  tokenId: string
  name: string
  scopes: OperatorScope[]
  /** Whose releases it may ship; null: those of all remotes. */
  remotes: string[] | null
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
  revokedAt: string | null
}

const COLUMNS = `token_id AS "tokenId", name, scopes, remotes, ${iso('created_at')} AS "createdAt",
  ${iso('expires_at')} AS "expiresAt", ${iso('last_used_at')} AS "lastUsedAt", ${iso('revoked_at')} AS "revokedAt"`

const insertToken = statement(
  'operator_insert_token',
  `INSERT INTO profile.operator_token (token_id, name, scopes, token_hash, expires_at, remotes)
   VALUES ($1, $2, $3, $4, now() + make_interval(days => $5), $6) RETURNING ${COLUMNS}`,
)
const useToken = statement(
  'operator_use_token',
  `UPDATE profile.operator_token SET last_used_at = now()
   WHERE token_hash = $1 AND revoked_at IS NULL AND expires_at > now() RETURNING ${COLUMNS}`,
)
const findPerson = statementForPerson(
  'operator_find_person',
  'SELECT EXISTS (SELECT FROM profile.profile WHERE user_id = $1) AS found',
)
const isAtWork = statement(
  'operator_is_at_work',
  `SELECT EXISTS (SELECT FROM profile.operator_token
     WHERE name = $1 AND $2 = ANY(scopes) AND revoked_at IS NULL AND expires_at > now()) AS found`,
)
const listTokens = statement(
  'operator_list_tokens',
  `SELECT ${COLUMNS} FROM profile.operator_token ORDER BY created_at DESC LIMIT 1000`,
)
const findToken = statement(
  'operator_find_token',
  `SELECT ${COLUMNS} FROM profile.operator_token WHERE token_id = $1`,
)
const revokeToken = statement(
  'operator_revoke_token',
  `UPDATE profile.operator_token SET revoked_at = now() WHERE token_id = $1 AND revoked_at IS NULL RETURNING ${COLUMNS}`,
)
const lockAudit = statement(
  'operator_lock_audit',
  `SELECT pg_advisory_xact_lock(hashtext('profile.operator_audit'))`,
)
const lastAudit = statement(
  'operator_last_audit',
  'SELECT seq::int, hash FROM profile.operator_audit ORDER BY seq DESC LIMIT 1',
)
const auditHash = statement('operator_audit_hash', 'SELECT hash FROM profile.operator_audit WHERE seq = $1')
const insertAudit = statement(
  'operator_insert_audit',
  `INSERT INTO profile.operator_audit (seq, at, token_id, name, action, reason, previous_hash, hash, subject)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
/** Tokens and audit log in Postgres. */
@Injectable()
export class OperatorRepository {
  constructor(
    private readonly sql: Sql,
    private readonly bells: Bells,
  ) {}

  insert(token: {
    tokenId: string
    name: string
    scopes: OperatorScope[]
    remotes: string[] | null
    hash: Buffer
    days: number
  }): Promise<OperatorTokenRow> {
    const { tokenId, name, scopes, hash, days, remotes } = token
    return this.sql.one(insertToken, [tokenId, name, scopes, hash, days, remotes])
  }

  /** The valid token of this hash, marked as used now; null otherwise. */
  use(hash: Buffer): Promise<OperatorTokenRow | null> {
    return this.sql.maybeOne(useToken, [hash])
  }

  async hasPerson(userId: string): Promise<boolean> {
    return (await this.sql.one<{ found: boolean }>(findPerson, [userId])).found
  }

  /** Whether a live token of this name has the scope. */
  async isAtWork(name: string, scope: OperatorScope): Promise<boolean> {
    return (await this.sql.one<{ found: boolean }>(isAtWork, [name, scope])).found
  }

  list(): Promise<OperatorTokenRow[]> {
    return this.sql.query(listTokens)
  }

  find(tokenId: string): Promise<OperatorTokenRow | null> {
    return this.sql.maybeOne(findToken, [tokenId])
  }

  /** Null when there is no such live token. */
  revoke(tokenId: string): Promise<OperatorTokenRow | null> {
    return this.sql.maybeOne(revokeToken, [tokenId])
  }

  /** Appends to the chain, all or nothing; writers wait for each other, or two rows would claim the same place. */
  append(...entries: Omit<AuditRecord, 'seq' | 'at'>[]): Promise<void> {
    return this.sql.transaction(async () => {
      await this.sql.query(lockAudit)
      for (const entry of entries) await this.appendOne(entry)
      this.sql.afterCommit(() => this.bells.ring('audit_row'))
    })
  }

  private async appendOne(entry: Omit<AuditRecord, 'seq' | 'at'>): Promise<void> {
    const last = await this.lastAudit()
    const previousHash = last?.hash ?? GENESIS
    const record = storable({ ...entry, seq: (last?.seq ?? 0) + 1, at: new Date().toISOString() })
    await this.sql.query(insertAudit, [
      record.seq,
      record.at,
      record.tokenId,
      record.name,
      record.action,
      record.reason,
      previousHash,
      chainHash(previousHash, record),
      record.subject,
    ])
  }

  /** The end of the chain; null before the first use of a token. */
  lastAudit(): Promise<ChainLink | null> {
    return this.sql.maybeOne(lastAudit)
  }

  /** Hash of a row, or null when it is not there. */
  async auditHash(seq: number): Promise<Buffer | null> {
    return (await this.sql.maybeOne<{ hash: Buffer }>(auditHash, [seq]))?.hash ?? null
  }

  /** Newest first, below `before`. */
  audit(filter: AuditFilter, before: number, limit: number): Promise<ChainedRecord[]> {
    return this.sql.query(...listAudit(filter, before, limit))
  }

  /** Oldest first, after a row. */
  auditAfter(seq: number, limit: number): Promise<ChainedRecord[]> {
    return this.sql.query(auditFrom, [seq, limit])
  }
}
