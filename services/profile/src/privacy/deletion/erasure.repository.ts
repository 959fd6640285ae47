import { Injectable } from '@nestjs/common'
import {
  errorName,
  FieldCipher,
  Keys,
  Sql,
  statement,
  statementForEveryone,
  statementForPerson,
} from '@gb/service-kit'
import { SESSION_DAYS } from '../../base/browser/lifetimes.js'
import { codePlace } from '../../database/sealed-fields.js'
import { HOLDING_SERVICES, type HoldingService } from '../holders/data-holders.js'

/** A service that has to erase what it holds about a person. */
export interface ErasureStep {
  userId: string
  service: HoldingService
}

/** How many profiles or steps one statement takes. */
const BATCH = 20

/** Hours that a profile stays for what still comes along into another one; it has had those of its undo for that. */
const MERGE_HOURS = 24

/** Seconds before the first step: a weight that was already on its way must arrive before its log is erased. */
const SETTLE_SECONDS = 30

/** How long a claimed step is nobody else's; longer than erasing ten years of entries may take. */
const LEASE_SECONDS = 60

// What is being erased was due, and is until it is gone.
const isAnyDue = statementForEveryone(
  'is_any_erasure_due',
  'SELECT EXISTS (SELECT FROM profile.profile WHERE erase_at <= now()) AS due',
)

const begin = statementForEveryone(
  'begin_erasures',
  `UPDATE profile.profile p SET erasing_at = now()
   FROM (SELECT user_id FROM profile.profile WHERE erase_at <= now() AND erasing_at IS NULL
           AND (merge_confirmed_at IS NULL OR erase_at <= now() - make_interval(hours => ${MERGE_HOURS}))
         ORDER BY erase_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) due
   WHERE p.user_id = due.user_id RETURNING p.user_id AS "userId"`,
)

const addSteps = statementForEveryone(
  'add_erasure_steps',
  `INSERT INTO profile.erasure_step (user_id, service, next_attempt_at)
   SELECT person, service, now() + make_interval(secs => ${SETTLE_SECONDS})
   FROM unnest($1::uuid[]) person, unnest($2::text[]) service`,
)

const dropAnnouncements = statementForEveryone(
  'erase_waiting_weights',
  'DELETE FROM profile.outbox_event WHERE user_id = ANY($1::uuid[])',
)

const claim = statementForEveryone(
  'claim_erasure_steps',
  `UPDATE profile.erasure_step s
   SET attempts = s.attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
   FROM (SELECT user_id, service FROM profile.erasure_step WHERE done_at IS NULL AND next_attempt_at <= now()
         ORDER BY next_attempt_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) due
   WHERE s.user_id = due.user_id AND s.service = due.service
   RETURNING s.user_id AS "userId", s.service`,
)

const done = statementForPerson(
  'erasure_step_done',
  'UPDATE profile.erasure_step SET done_at = now() WHERE user_id = $1 AND service = $2',
)

const putOff = statementForPerson(
  'put_off_erasure_step',
  `UPDATE profile.erasure_step SET next_attempt_at = now() + make_interval(secs => least(3600, 2 ^ least(attempts, 12))),
     last_error = $3
   WHERE user_id = $1 AND service = $2 AND done_at IS NULL`,
)

const ready = statementForEveryone(
  'erasures_ready',
  `SELECT p.user_id AS "userId" FROM profile.profile p
   WHERE p.erasing_at IS NOT NULL AND NOT EXISTS
     (SELECT FROM profile.erasure_step s WHERE s.user_id = p.user_id AND s.done_at IS NULL)
   LIMIT ${BATCH} FOR UPDATE OF p SKIP LOCKED`,
)

const bury = statement(
  'bury_person',
  'INSERT INTO profile.tombstone (person_hash) VALUES ($1) ON CONFLICT (person_hash) DO NOTHING',
)

const buryTokens = statementForPerson(
  'bury_session_tokens',
  `INSERT INTO profile.tombstone_token (token_hash, expires_at)
   SELECT t.token_hash, s.created_at + make_interval(days => $2)
   FROM profile.session_token t JOIN profile.session s ON s.user_id = t.user_id AND s.session_id = t.session_id
   WHERE t.user_id = $1 AND s.created_at > now() - make_interval(days => $2)
   ON CONFLICT (token_hash) DO NOTHING`,
)

const forgetPerson = statementForEveryone('forget_person', 'SELECT profile.forget_person($1, $2)')

// Under another id and without its text: only that nobody else may get the code is left, until its quarantine is over.
const quarantineCodes = statementForEveryone(
  'quarantine_codes',
  `UPDATE profile.recovery_code SET user_id = $2, code_sealed = $3, retired_at = coalesce(retired_at, now())
   WHERE user_id = $1`,
)

// What else names the person goes with the profile, by its foreign keys.
const ERASURES = [
  statementForPerson(
    'erase_visitor_trace',
    `UPDATE profile.visitor SET created_user_id = NULL, profile_created_at = NULL, create_fingerprint = NULL,
       create_key = NULL WHERE created_user_id = $1`,
  ),
  statementForPerson('erase_announcements', 'DELETE FROM profile.outbox_event WHERE user_id = $1'),
  statementForPerson(
    'erase_profile_keys',
    'DELETE FROM profile.idempotency_key WHERE owner = $1::uuid::text',
  ),
  statement(
    'erase_profile_throttles',
    'DELETE FROM profile.throttle WHERE position($1::uuid::text IN bucket) > 0',
  ),
  statementForPerson('erase_profile', 'DELETE FROM profile.profile WHERE user_id = $1'),
]

const asUuid = (hash: Buffer): string => {
  const hex = hash.toString('hex', 0, 16)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Erasures, from the end of the undo to the tombstone. */
@Injectable()
export class ErasureRepository {
  constructor(
    private readonly sql: Sql,
    private readonly keys: Keys,
    private readonly cipher: FieldCipher,
  ) {}

  /** Whether there is anything to begin, to go on with or to finish. */
  async isAnyDue(): Promise<boolean> {
    return (await this.sql.one<{ due: boolean }>(isAnyDue)).due
  }

  /** Takes profiles whose undo is over; call it in a transaction with what else ends then. */
  async begin(): Promise<string[]> {
    const people = (await this.sql.query<{ userId: string }>(begin)).map(({ userId }) => userId)
    await this.sql.query(dropAnnouncements, [people])
    await this.sql.query(addSteps, [people, HOLDING_SERVICES])
    return people
  }

  claim(): Promise<ErasureStep[]> {
    return this.sql.query<ErasureStep & Record<string, unknown>>(claim)
  }

  async done({ userId, service }: ErasureStep): Promise<void> {
    await this.sql.query(done, [userId, service])
  }

  /** Waits longer after each failure, at most an hour. */
  async putOff({ userId, service }: ErasureStep, error: unknown): Promise<void> {
    await this.sql.query(putOff, [userId, service, errorName(error)])
  }

  /** Erases, in one transaction each, the profiles that every other service has erased. */
  finishReady(): Promise<number> {
    return this.sql.transaction(async () => {
      const people = await this.sql.query<{ userId: string }>(ready)
      for (const { userId } of people) await this.finish(userId)
      return people.length
    })
  }

  private async finish(userId: string): Promise<void> {
    const hash = this.keys.lookup('erased_person', userId)
    // The same pseudonym for the same person: with the key, and only then, a consent can still be shown to have been given.
    const pseudonym = asUuid(this.keys.lookup('erased_subject', userId))
    await this.sql.query(bury, [hash])
    await this.sql.query(buryTokens, [userId, SESSION_DAYS.absolute])
    await this.sql.query(forgetPerson, [userId, pseudonym])
    await this.sql.query(quarantineCodes, [userId, pseudonym, this.cipher.seal('', codePlace(pseudonym))])
    for (const stmt of ERASURES) await this.sql.query(stmt, [userId])
  }
}
