import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import {
  type ConsentStates,
  FieldCipher,
  type PersonFacts,
  Sql,
  statementForEveryone,
  statementForPerson,
} from '@gb/service-kit'
import { ROTATION, SESSION_DAYS } from '../../base/browser/lifetimes.js'
import {
  besideVersionsInForce,
  consentStates,
  type NewestConsent,
} from '../../person/consent/consent-state.js'
import { openPregnant } from '../../database/sealed-fields.js'

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
export interface LiveSession extends SessionState {
  person: PersonFacts
  consents: ConsentStates
}

interface LiveRow extends SessionState {
  person: Omit<PersonFacts, 'isPregnant'>
  pregnantSealed: Buffer | null
  newestConsents: NewestConsent[]
  /** The versions of the texts in force; null until one is published. */
  privacyPolicy: string | null
  terms: string | null
}

// Facts and consents come along because almost every request needs them: a statement costs more than the row it reads.
const findLiveSession = statementForEveryone(
  'find_live_session',
  `SELECT s.user_id AS "userId", s.session_id AS "sessionId", s.device_id AS "deviceId", p.time_zone AS "timeZone",
     p.erase_at AS "eraseAt", t.issued_at::text AS "heldSince",
     s.last_seen_at < now() - interval '1 hour' AS "stale", t.used_at IS NULL AS "unused",
     coalesce(t.replaced_at < now() - make_interval(secs => $4), false) AS "spent",
     json_build_object('gender', p.gender, 'ageYears', p.age, 'heightInches', p.height_feet * 12 + p.height_inches,
       'activityLevel', p.activity_level, 'surgeryDate', p.surgery_date::text,
       'goalWeightLbs', p.goal_weight_lbs::float8, 'timeZone', coalesce(p.time_zone, 'UTC'),
       'surgeryDayWeightLbs', p.surgery_day_weight_lbs::float8, 'highestWeightLbs', p.highest_weight_lbs::float8,
       'dayStartsAt', p.day_starts_at) AS "person",
     p.pregnant_sealed AS "pregnantSealed", p.newest_consents AS "newestConsents",
     (SELECT version FROM profile.policy_version WHERE text = 'privacy_policy' ORDER BY sequence DESC LIMIT 1)
       AS "privacyPolicy",
     (SELECT version FROM profile.policy_version WHERE text = 'terms' ORDER BY sequence DESC LIMIT 1) AS "terms"
   FROM profile.session_token t
   JOIN profile.session s ON s.user_id = t.user_id AND s.session_id = t.session_id
   JOIN profile.profile p ON p.user_id = s.user_id
   WHERE t.token_hash = $1 AND s.revoked_at IS NULL AND p.erasing_at IS NULL
     AND s.last_seen_at > now() - make_interval(days => $2)
     AND s.created_at > now() - make_interval(days => $3)`,
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

const deviceOfSession = statementForPerson(
  'device_of_session',
  'SELECT device_id AS "deviceId" FROM profile.session WHERE user_id = $1 AND session_id = $2',
)

/** Sessions, by the hash of a token. */
@Injectable()
export class SessionRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** One indexed read. */
  async findLive(tokenHash: Buffer): Promise<LiveSession | null> {
    const values = [tokenHash, SESSION_DAYS.idle, SESSION_DAYS.absolute, ROTATION.graceSeconds]
    const row = await this.sql.maybeOne<LiveRow>(findLiveSession, values)
    if (!row) return null
    const { newestConsents, privacyPolicy, terms, person, pregnantSealed, ...session } = row
    const latest = besideVersionsInForce(newestConsents, { privacy_policy: privacyPolicy, terms })
    const isPregnant = openPregnant(this.cipher, session.userId, pregnantSealed)
    return { ...session, person: { ...person, isPregnant }, consents: consentStates(latest) }
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

  async endAll(userId: string): Promise<void> {
    await this.sql.query(endAllSessions, [userId])
  }
}
