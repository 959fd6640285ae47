import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { AskedTogether, FieldCipher, Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import { ROTATION, SESSION_DAYS } from '../../base/browser/lifetimes.js'
import {
  ASKING_COLUMNS,
  type AskingPerson,
  type AskingRow,
  openAsking,
} from '../tokens/asking-person.repository.js'

interface SessionState {
  userId: string
  sessionId: string
  deviceId: string
  /** The zone the person was last seen in, or null. */
  timeZone: string | null
  /** Whether its last use should be written down again. */
  stale: boolean
  /** When this token was issued, as Postgres spells it. */
  heldSince: string
  /** Whether this token was never used before. */
  unused: boolean
  /** Whether this token was replaced longer ago than other tabs need it. */
  spent: boolean
  /** When the profile will be erased, if its deletion was asked for. */
  eraseAt: Date | null
}

/** A session that is neither over nor revoked, by one of its tokens, and what every request asks of its person. */
export interface LiveSession extends SessionState, AskingPerson {}

/** A session, and the place of its hash among those that were asked for, from 1. */
type FoundRow = SessionState & AskingRow & { place: number }

// Each hash is looked for by itself: asked for as a list, a few of them would be joined by reading the whole tables. And they come
// as one text: of an array Postgres sees how long it is, and would plan anew for each.
const findLiveSessions = statementForEveryone(
  'find_live_sessions',
  `SELECT live.*, asked.place::int AS "place"
   FROM string_to_table($1, ',') WITH ORDINALITY AS asked (hash, place)
   CROSS JOIN LATERAL (
     SELECT s.user_id AS "userId", s.session_id AS "sessionId", s.device_id AS "deviceId", p.time_zone AS "timeZone",
       p.erase_at AS "eraseAt", t.issued_at::text AS "heldSince",
       s.last_seen_at < now() - interval '1 hour' AS "stale", t.used_at IS NULL AS "unused",
       coalesce(t.replaced_at < now() - make_interval(secs => $4), false) AS "spent",
       ${ASKING_COLUMNS}
     FROM profile.session_token t
     JOIN profile.session s ON s.user_id = t.user_id AND s.session_id = t.session_id
     JOIN profile.profile p ON p.user_id = s.user_id
     WHERE t.token_hash = decode(asked.hash, 'hex') AND s.revoked_at IS NULL AND p.erasing_at IS NULL
       AND s.last_seen_at > now() - make_interval(days => $2)
       AND s.created_at > now() - make_interval(days => $3)
     LIMIT 1) AS live`,
)

// The sessions that a deletion ended, while it can be undone, while it is carried out, and after it.
const endedByDeletion = statementForEveryone(
  'session_ended_by_deletion',
  `SELECT FROM profile.session_token t
   JOIN profile.session s ON s.user_id = t.user_id AND s.session_id = t.session_id
   JOIN profile.profile p ON p.user_id = s.user_id
   WHERE t.token_hash = $1 AND (p.erasing_at IS NOT NULL OR s.revoked_at >= p.deletion_requested_at)
   UNION ALL SELECT FROM profile.tombstone_token WHERE token_hash = $1`,
)

// As if seen long before it began: so its first use is written down at once, and tells that its cookie arrived.
const insertSession = statementForPerson(
  'insert_session',
  `INSERT INTO profile.session (user_id, session_id, device_id, last_seen_at)
   VALUES ($1, $2, $3, now() - interval '2 hours')`,
)

const wasAnySeen = statementForPerson(
  'was_any_session_seen',
  'SELECT EXISTS (SELECT FROM profile.session WHERE user_id = $1 AND last_seen_at >= created_at) AS "seen"',
)

const touchSession = statementForPerson(
  'touch_session',
  `UPDATE profile.session SET last_seen_at = now()
   WHERE user_id = $1 AND session_id = $2 AND last_seen_at < now() - interval '1 hour'`,
)

const endOneSession = statementForPerson(
  'end_one_session',
  'UPDATE profile.session SET revoked_at = now() WHERE user_id = $1 AND session_id = $2 AND revoked_at IS NULL',
)

const endSessionsOfDevice = statementForPerson(
  'end_sessions_of_device',
  `UPDATE profile.session SET revoked_at = now()
   WHERE user_id = $1 AND device_id = $2 AND revoked_at IS NULL RETURNING session_id`,
)

const endAllSessions = statementForPerson(
  'end_all_sessions',
  'UPDATE profile.session SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL',
)

// Whoever shuts everybody out means the scripts, too: a token may be what somebody else has got hold of.
const endAllTokens = statementForPerson(
  'end_all_personal_tokens',
  'DELETE FROM profile.personal_token WHERE user_id = $1',
)

const deviceOfSession = statementForPerson(
  'device_of_session',
  'SELECT device_id AS "deviceId" FROM profile.session WHERE user_id = $1 AND session_id = $2',
)

/** Sessions, by the hash of a token. */
@Injectable()
export class SessionRepository {
  private readonly together = new AskedTogether<LiveSession>((hashes) => this.findAll(hashes))

  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** One indexed read, which requests of the same moment share. Not for a transaction, which it would not be part of. */
  askLive(tokenHash: Buffer): Promise<LiveSession | null> {
    return this.together.ask(tokenHash.toString('hex'))
  }

  /** The same alone, as part of a running transaction. */
  async findLive(tokenHash: Buffer): Promise<LiveSession | null> {
    const [live = null] = (await this.findAll([tokenHash.toString('hex')])).values()
    return live
  }

  private async findAll(hashes: string[]): Promise<Map<string, LiveSession>> {
    const values = [hashes.join(), SESSION_DAYS.idle, SESSION_DAYS.absolute, ROTATION.graceSeconds]
    const rows = await this.sql.query<FoundRow>(findLiveSessions, values)
    const found = new Map<string, LiveSession>()
    for (const { place, ...row } of rows) found.set(hashes[place - 1] ?? '', openAsking(this.cipher, row))
    return found
  }

  /** Whether a token that is not live ended with the deletion of its profile. */
  async isEndedByDeletion(tokenHash: Buffer): Promise<boolean> {
    return (await this.sql.query(endedByDeletion, [tokenHash])).length > 0
  }

  async add(userId: string, deviceId: string): Promise<string> {
    const sessionId = randomUUID()
    await this.sql.query(insertSession, [userId, sessionId, deviceId])
    return sessionId
  }

  /** Whether any session of a person has ever come back. */
  async wasAnySeen(userId: string): Promise<boolean> {
    return (await this.sql.one<{ seen: boolean }>(wasAnySeen, [userId])).seen
  }

  async touch(userId: string, sessionId: string): Promise<void> {
    await this.sql.query(touchSession, [userId, sessionId])
  }

  /** The device that holds a session. */
  async deviceOf(userId: string, sessionId: string): Promise<string | null> {
    const row = await this.sql.maybeOne<{ deviceId: string }>(deviceOfSession, [userId, sessionId])
    return row?.deviceId ?? null
  }

  async end(userId: string, sessionId: string): Promise<void> {
    await this.sql.query(endOneSession, [userId, sessionId])
  }

  /** Ends what a device holds; answers whether there was anything. */
  async endOfDevice(userId: string, deviceId: string): Promise<boolean> {
    return (await this.sql.query(endSessionsOfDevice, [userId, deviceId])).length > 0
  }

  /** Ends every session, and every personal token with them. */
  async endAll(userId: string): Promise<void> {
    await this.sql.query(endAllSessions, [userId])
    await this.sql.query(endAllTokens, [userId])
  }
}
