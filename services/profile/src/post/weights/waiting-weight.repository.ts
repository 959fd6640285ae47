import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { errorName, type ProfileWeight, Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'

/** A weight to announce. */
export type NewWeightEvent = Pick<ProfileWeight, 'userId' | 'kind' | 'weightLbs' | 'timeZone'>

/** How many events one round takes. */
export const WEIGHTS_AT_ONCE = 20

/** How long a claimed event is nobody else's; longer than a delivery may take. */
const LEASE_SECONDS = 15

/** How long a new event is left to the request that made it. */
const GRACE_SECONDS = 3

const addEvent = statementForPerson(
  'add_waiting_weight',
  `INSERT INTO profile.outbox_event (user_id, event_id, kind, weight_lbs, time_zone) VALUES ($1, $2, $3, $4, $5)`,
)

const claim = (name: string, due: string) =>
  statementForEveryone(
    name,
    `UPDATE profile.outbox_event o
     SET attempts = o.attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
     FROM (SELECT user_id, event_id FROM profile.outbox_event
           WHERE delivered_at IS NULL AND ${due} FOR UPDATE SKIP LOCKED) due
     WHERE o.user_id = due.user_id AND o.event_id = due.event_id
     RETURNING o.event_id AS "entryId", o.user_id AS "userId", o.weight_lbs::float8 AS "weightLbs", o.kind,
       o.recorded_at AS "recordedAt", o.time_zone AS "timeZone",
       coalesce((SELECT p.day_starts_at FROM profile.profile p WHERE p.user_id = o.user_id), 0) AS "dayStartsAt"`,
  )

const claimOfUser = claim(
  'claim_weights_of_user',
  'user_id = $1 AND next_attempt_at <= now() ORDER BY recorded_at',
)

const claimDue = claim(
  'claim_weights_due',
  `next_attempt_at <= now() - make_interval(secs => ${GRACE_SECONDS}) ORDER BY next_attempt_at LIMIT $1`,
)

const markDelivered = statementForPerson(
  'mark_weight_delivered',
  'UPDATE profile.outbox_event SET delivered_at = now() WHERE user_id = $1 AND event_id = $2',
)

const putOff = statementForPerson(
  'put_off_weight',
  `UPDATE profile.outbox_event SET next_attempt_at = now() + make_interval(secs => least(300, 2 ^ least(attempts, 9))),
     last_error = $3
   WHERE user_id = $1 AND event_id = $2 AND delivered_at IS NULL`,
)

/** Weights on their way to the weight log. */
@Injectable()
export class WaitingWeightRepository {
  constructor(private readonly sql: Sql) {}

  /** Call it inside the transaction that made the weight known. */
  async add({ userId, kind, weightLbs, timeZone }: NewWeightEvent): Promise<void> {
    await this.sql.query(addEvent, [userId, randomUUID(), kind, weightLbs, timeZone])
  }

  /** Takes the events of one person for delivery. */
  async claimOf(userId: string): Promise<ProfileWeight[]> {
    return this.claimed(await this.sql.query<ProfileWeight>(claimOfUser, [userId]))
  }

  /** Takes events whose delivery failed or was cut off. */
  async claimDue(): Promise<ProfileWeight[]> {
    return this.claimed(await this.sql.query<ProfileWeight>(claimDue, [WEIGHTS_AT_ONCE]))
  }

  async markDelivered({ userId, entryId }: ProfileWeight): Promise<void> {
    await this.sql.query(markDelivered, [userId, entryId])
  }

  /** Waits longer after each failure, at most five minutes. */
  async putOff({ userId, entryId }: ProfileWeight, error: unknown): Promise<void> {
    await this.sql.query(putOff, [userId, entryId, errorName(error)])
  }

  private claimed(rows: ProfileWeight[]): ProfileWeight[] {
    return rows.toSorted((a, b) => a.recordedAt.getTime() - b.recordedAt.getTime())
  }
}
