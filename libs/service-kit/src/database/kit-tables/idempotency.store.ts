import { createHash } from 'node:crypto'
import type { FieldCipher } from '../../crypto/field-cipher.js'
import type { FieldPlace } from '../../crypto/field-place.js'
import { KeyOfOtherRequest } from './errors.js'
import { afterTwin, claimOfTwin } from './twin.js'
import { type Sql, type Statement, statement } from '../sql/sql.js'

/** What a write answered. */
export interface StoredAnswer {
  status: number
  body: unknown
}

/** One keyed write: who, which key, and what was asked. */
export interface KeyedRequest {
  owner: string
  key: string
  /** Method, path and body: the same key with another of these is refused. */
  fingerprint: string
}

interface StoredRow {
  requestHash: Buffer
  status: number
  response: Buffer
}

/** Where a stored answer is sealed for. */
export const idempotencyPlace = (owner: string, key: string): FieldPlace => ({
  owner,
  field: `idempotency:${key}`,
})

const placeOf = ({ owner, key }: KeyedRequest) => idempotencyPlace(owner, key)

/** Keeps answers by idempotency key, in the same transaction as the rows they speak of. */
export class IdempotencyStore {
  private readonly claim: Statement
  private readonly find: Statement
  private readonly save: Statement

  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    schema: string,
  ) {
    this.claim = statement(
      `idempotency_claim_${schema}`,
      `INSERT INTO ${schema}.idempotency_key (owner, key, request_hash) VALUES ($1, $2, $3)
       ON CONFLICT (owner, key) DO NOTHING RETURNING key`,
    )
    this.find = statement(
      `idempotency_find_${schema}`,
      `SELECT request_hash AS "requestHash", status, response FROM ${schema}.idempotency_key WHERE owner = $1 AND key = $2`,
    )
    this.save = statement(
      `idempotency_save_${schema}`,
      `UPDATE ${schema}.idempotency_key SET status = $3, response = $4 WHERE owner = $1 AND key = $2`,
    )
  }

  /** Runs `work` once per key; the same request again gets the stored answer, another request with the key 422. */
  run(
    request: KeyedRequest,
    work: () => Promise<StoredAnswer>,
  ): Promise<StoredAnswer & { replayed: boolean }> {
    const hash = createHash('sha256').update(request.fingerprint).digest()
    return afterTwin(() => this.sql.transaction(() => this.once(request, hash, work)))
  }

  private async once(
    request: KeyedRequest,
    hash: Buffer,
    work: () => Promise<StoredAnswer>,
  ): Promise<StoredAnswer & { replayed: boolean }> {
    const { owner, key } = request
    const claimed = await claimOfTwin(() => this.sql.maybeOne(this.claim, [owner, key, hash]))
    if (!claimed) return this.replay(request, hash)
    const answer = await work()
    await this.sql.query(this.save, [owner, key, answer.status, this.seal(request, answer.body)])
    return { ...answer, replayed: false }
  }

  private async replay(request: KeyedRequest, hash: Buffer): Promise<StoredAnswer & { replayed: boolean }> {
    const row = await this.sql.one<StoredRow>(this.find, [request.owner, request.key])
    if (!row.requestHash.equals(hash)) throw new KeyOfOtherRequest()
    return { status: row.status, body: this.open(request, row.response), replayed: true }
  }

  // An answer may hold a note or a journal text: it must not lie in clear beside the sealed row it speaks of.
  private seal(request: KeyedRequest, body: unknown): Buffer {
    return this.cipher.seal(JSON.stringify(body ?? null), placeOf(request))
  }

  private open(request: KeyedRequest, response: Buffer): unknown {
    return JSON.parse(this.cipher.open(response, placeOf(request)))
  }
}
