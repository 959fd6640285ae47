import { OPERATOR_REQUEST_DAYS } from '@gb/domain'
import { Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** An erasure that an operator asked for and no second one has confirmed yet. */
export interface ErasureRequest {
  userId: string
  /** The name on the token of who asked. */
  askedBy: string
  askedAt: Date
  /** From then on it is as if nobody had asked. */
  lapsesAt: Date
}

/** How a profile stands that operators may erase. */
export interface ErasureState {
  /** Whether its deletion has been asked for by its owner or confirmed by a second operator. */
  leaving: boolean
  request: ErasureRequest | null
}

const MAX_LISTED = 500

const LIFE = `make_interval(days => ${OPERATOR_REQUEST_DAYS})`
const COLUMNS = `user_id AS "userId", erasure_asked_by AS "askedBy", erasure_asked_at AS "askedAt",
  erasure_asked_at + ${LIFE} AS "lapsesAt"`
const IS_OPEN = `erasure_asked_at > now() - ${LIFE}`

const lock = statementForPerson(
  'lock_erasure_request',
  `SELECT ${COLUMNS}, erase_at IS NOT NULL AS leaving, coalesce(${IS_OPEN}, false) AS "isOpen"
   FROM profile.profile WHERE user_id = $1 FOR UPDATE`,
)

const ask = statementForPerson(
  'ask_for_erasure',
  `UPDATE profile.profile SET erasure_asked_by = $2, erasure_asked_at = now() WHERE user_id = $1 RETURNING ${COLUMNS}`,
)

const withdraw = statementForPerson(
  'withdraw_erasure_request',
  'UPDATE profile.profile SET erasure_asked_by = NULL, erasure_asked_at = NULL WHERE user_id = $1',
)

const list = statementForEveryone(
  'list_erasure_requests',
  `SELECT ${COLUMNS} FROM profile.profile WHERE ${IS_OPEN} AND erase_at IS NULL ORDER BY erasure_asked_at LIMIT ${MAX_LISTED}`,
)

type Locked = ErasureRequest & { leaving: boolean; isOpen: boolean }

/** Erasures that wait for a second operator. */
@Injectable()
export class ErasureRequestRepository {
  constructor(private readonly sql: Sql) {}

  /** Locked until the transaction ends, so that of two who confirm or ask at once one comes after the other. */
  async lock(userId: string): Promise<ErasureState | null> {
    const row = await this.sql.maybeOne<Locked & Record<string, unknown>>(lock, [userId])
    if (!row) return null
    const { leaving, isOpen, ...request } = row
    return { leaving, request: isOpen ? request : null }
  }

  ask(userId: string, askedBy: string): Promise<ErasureRequest> {
    return this.sql.one<ErasureRequest & Record<string, unknown>>(ask, [userId, askedBy])
  }

  async withdraw(userId: string): Promise<void> {
    await this.sql.query(withdraw, [userId])
  }

  /** Oldest first. */
  list(): Promise<ErasureRequest[]> {
    return this.sql.query<ErasureRequest & Record<string, unknown>>(list)
  }
}
