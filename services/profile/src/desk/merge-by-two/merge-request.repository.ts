import { OPERATOR_REQUEST_DAYS } from '@gb/domain'
import { Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** A merge that an operator asked for and no second one has confirmed yet. */
export interface MergeRequest {
  /** The profile that goes. */
  userId: string
  /** The profile that stays. */
  intoUserId: string
  /** The name on the token of who asked. */
  askedBy: string
  askedAt: Date
  /** From then on it is as if nobody had asked. */
  lapsesAt: Date
}

const MAX_LISTED = 500

const LIFE = `make_interval(days => ${OPERATOR_REQUEST_DAYS})`
const COLUMNS = `user_id AS "userId", merge_into AS "intoUserId", merge_asked_by AS "askedBy", merge_asked_at AS "askedAt",
  merge_asked_at + ${LIFE} AS "lapsesAt"`
const IS_OPEN = `merge_confirmed_at IS NULL AND merge_asked_at > now() - ${LIFE}`

const lock = statementForPerson(
  'lock_merge_request',
  `SELECT ${COLUMNS}, coalesce(${IS_OPEN}, false) AS "isOpen" FROM profile.profile WHERE user_id = $1 FOR UPDATE`,
)

const ask = statementForPerson(
  'ask_for_merge',
  `UPDATE profile.profile SET merge_into = $2, merge_asked_by = $3, merge_asked_at = now(), merge_confirmed_at = NULL
   WHERE user_id = $1 RETURNING ${COLUMNS}`,
)

const NOTHING = 'merge_into = NULL, merge_asked_by = NULL, merge_asked_at = NULL, merge_confirmed_at = NULL'

const withdraw = statementForPerson(
  'withdraw_merge_request',
  `UPDATE profile.profile SET ${NOTHING} WHERE user_id = $1 AND merge_confirmed_at IS NULL`,
)

const confirm = statementForPerson(
  'confirm_merge',
  'UPDATE profile.profile SET merge_confirmed_at = now() WHERE user_id = $1',
)

const rests = statementForEveryone(
  'find_merge_rests',
  `SELECT user_id AS "userId", merge_into AS "intoUserId" FROM profile.profile
   WHERE merge_confirmed_at IS NOT NULL ORDER BY merge_confirmed_at LIMIT ${MAX_LISTED}`,
)

const end = statementForPerson(
  'end_merge',
  `UPDATE profile.profile SET ${NOTHING} WHERE user_id = $1 AND merge_confirmed_at IS NOT NULL`,
)

const list = statementForEveryone(
  'list_merge_requests',
  `SELECT ${COLUMNS} FROM profile.profile WHERE ${IS_OPEN} AND erase_at IS NULL ORDER BY merge_asked_at LIMIT ${MAX_LISTED}`,
)

type Locked = MergeRequest & { isOpen: boolean }

/** Merges that wait for a second operator. */
@Injectable()
export class MergeRequestRepository {
  constructor(private readonly sql: Sql) {}

  /** The open request, or null. Locked until the transaction ends: of two who ask at once one comes after the other. */
  async lock(userId: string): Promise<MergeRequest | null> {
    const row = await this.sql.maybeOne<Locked & Record<string, unknown>>(lock, [userId])
    if (!row?.isOpen) return null
    const { isOpen: _isOpen, ...request } = row
    return request
  }

  ask(userId: string, intoUserId: string, askedBy: string): Promise<MergeRequest> {
    return this.sql.one<MergeRequest & Record<string, unknown>>(ask, [userId, intoUserId, askedBy])
  }

  async withdraw(userId: string): Promise<void> {
    await this.sql.query(withdraw, [userId])
  }

  /** From now on it is no request any more, and waits for what was logged meanwhile. */
  async confirm(userId: string): Promise<void> {
    await this.sql.query(confirm, [userId])
  }

  /** Confirmed merges into which something may still have to come along, oldest first. */
  rests(): Promise<Pick<MergeRequest, 'userId' | 'intoUserId'>[]> {
    return this.sql.query<Pick<MergeRequest, 'userId' | 'intoUserId'> & Record<string, unknown>>(rests)
  }

  /** All of it has come along. */
  async end(userId: string): Promise<void> {
    await this.sql.query(end, [userId])
  }

  /** Oldest first. */
  list(): Promise<MergeRequest[]> {
    return this.sql.query<MergeRequest & Record<string, unknown>>(list)
  }
}
