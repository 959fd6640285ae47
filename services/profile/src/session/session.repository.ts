import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Sql, statement } from '@gb/service-kit'
import { SESSION_DAYS } from '../browser/lifetimes.js'

/** A session that is neither over nor revoked. */
export interface LiveSession {
  userId: string
  sessionId: string
  /** The zone the person was last seen in, or null. */
  timeZone: string | null
  /** Whether its last use should be written down again. */
  stale: boolean
}

const findLiveSession = statement(
  'find_live_session',
  `SELECT s.user_id AS "userId", s.session_id AS "sessionId", p.time_zone AS "timeZone",
     s.last_seen_at < now() - interval '1 hour' AS "stale"
   FROM profile.session s JOIN profile.profile p ON p.user_id = s.user_id
   WHERE s.token_hash = $1 AND s.revoked_at IS NULL
     AND s.last_seen_at > now() - make_interval(days => $2)
     AND s.created_at > now() - make_interval(days => $3)`,
)

const insertSession = statement(
  'insert_session',
  'INSERT INTO profile.session (user_id, session_id, device_id, token_hash) VALUES ($1, $2, $3, $4)',
)

const touchSession = statement(
  'touch_session',
  `UPDATE profile.session SET last_seen_at = now()
   WHERE user_id = $1 AND session_id = $2 AND last_seen_at < now() - interval '1 hour'`,
)

// Everything that browser holds ends with it: its device, and older sessions of the same device.
const endSession = statement(
  'end_session',
  `WITH ended AS (
     UPDATE profile.device d SET revoked_at = now() FROM profile.session s
     WHERE s.user_id = $1 AND s.session_id = $2 AND d.user_id = $1 AND d.device_id = s.device_id
     RETURNING d.device_id)
   UPDATE profile.session s SET revoked_at = now() FROM ended
   WHERE s.user_id = $1 AND s.device_id = ended.device_id AND s.revoked_at IS NULL`,
)

const endAllSessions = statement(
  'end_all_sessions',
  'UPDATE profile.session SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL',
)

/** Sessions, by the hash of their token. */
@Injectable()
export class SessionRepository {
  constructor(private readonly sql: Sql) {}

  /** One indexed read. */
  findLive(tokenHash: Buffer): Promise<LiveSession | null> {
    return this.sql.maybeOne<LiveSession>(findLiveSession, [
      tokenHash,
      SESSION_DAYS.idle,
      SESSION_DAYS.absolute,
    ])
  }

  async add(userId: string, deviceId: string, tokenHash: Buffer): Promise<void> {
    await this.sql.query(insertSession, [userId, randomUUID(), deviceId, tokenHash])
  }

  async touch(userId: string, sessionId: string): Promise<void> {
    await this.sql.query(touchSession, [userId, sessionId])
  }

  /** Ends a session and the device it was held by. */
  async end(userId: string, sessionId: string): Promise<void> {
    await this.sql.query(endSession, [userId, sessionId])
  }

  async endAll(userId: string): Promise<void> {
    await this.sql.query(endAllSessions, [userId])
  }
}
