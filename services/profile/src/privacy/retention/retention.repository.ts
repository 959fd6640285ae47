import { Injectable } from '@nestjs/common'
import { HELPER_LOOKS_DAYS } from '@gb/domain'
import { Sql, type Statement, statement, statementForEveryone } from '@gb/service-kit'
import { GIVEN_UP_DAYS } from '../../post/mail/mail-times.js'
import { DEVICE_DAYS, SESSION_DAYS } from '../../base/browser/lifetimes.js'

/** Days that what has ended is kept, to be able to explain it. Source: security-rules 2.13. */
export const KEPT_DAYS = 30

/** Days that nobody gets a retired profile code. Source: security-rules 2.3. */
export const QUARANTINE_DAYS = 180

/** Days that is known whom not to bring back from a backup: six years, like the audit. Source: security-rules 2.13. */
export const TOMBSTONE_DAYS = 2192

/** Rows of one statement: a delete of everything at once could outlast the limit of a statement. */
const BATCH = 2000

const days = (count: number): string => `interval '${count} days'`

const forget = (table: string, over: string): Statement =>
  statementForEveryone(
    `forget_${table}`,
    `WITH gone AS (
       DELETE FROM profile.${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM profile.${table} WHERE ${over} LIMIT ${BATCH}))
       RETURNING 1)
     SELECT count(*)::int AS "gone" FROM gone`,
  )

const forgetWords = statement(
  'forget_words_of_mails',
  `WITH gone AS (
     UPDATE profile.mail_outbox SET sealed = NULL WHERE ctid = ANY(ARRAY(
       SELECT ctid FROM profile.mail_outbox
       WHERE given_up AND sealed IS NOT NULL AND ended_at < now() - ${days(GIVEN_UP_DAYS)} LIMIT ${BATCH}))
     RETURNING 1)
   SELECT count(*)::int AS "gone" FROM gone`,
)

const STATEMENTS = [
  forget('restore_challenge', `greatest(expires_at, code_expires_at) < now() - ${days(KEPT_DAYS)}`),
  forget('passkey_challenge', 'expires_at < now()'),
  forget('visitor', 'expires_at < now()'),
  forget(
    'session',
    `revoked_at < now() - ${days(KEPT_DAYS)} OR last_seen_at < now() - ${days(SESSION_DAYS.idle + KEPT_DAYS)}
       OR created_at < now() - ${days(SESSION_DAYS.absolute + KEPT_DAYS)}`,
  ),
  forget(
    'device',
    `revoked_at < now() - ${days(KEPT_DAYS)} OR last_seen_at < now() - ${days(DEVICE_DAYS + KEPT_DAYS)}`,
  ),
  forget('pairing_window', `expires_at < now() - ${days(KEPT_DAYS)}`),
  forget('confirmation_code', 'expires_at < now()'),
  forget('fresh_confirmation', `confirmed_at < now() - ${days(1)}`),
  forget('personal_token', `expires_at < now() - ${days(KEPT_DAYS)}`),
  forget('helper_invitation', 'expires_at < now()'),
  forget('helper_look', `hour < now() - ${days(HELPER_LOOKS_DAYS)}`),
  forget('helper_grant', `least(ended_at, ends_at) < now() - ${days(KEPT_DAYS)}`),
  forget('email_take_back', 'expires_at < now()'),
  forget('email_change', `expires_at < now() - ${days(KEPT_DAYS)}`),
  forgetWords,
  forget('mail_outbox', `ended_at < now() - ${days(KEPT_DAYS)}`),
  forget('outbox_event', `delivered_at < now() - ${days(KEPT_DAYS)}`),
  forget('tombstone_token', 'expires_at < now()'),
  forget('tombstone', `erased_at < now() - ${days(TOMBSTONE_DAYS)}`),
  forget('recovery_code', `retired_at < now() - ${days(QUARANTINE_DAYS)}`),
]

/** Deletes what is no longer needed. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly sql: Sql) {}

  /** Answers how many rows went, or lost their words. */
  async sweep(): Promise<number> {
    let gone = 0
    for (const stmt of STATEMENTS) gone += await this.sweepOne(stmt)
    return gone
  }

  private async sweepOne(stmt: Statement): Promise<number> {
    for (let total = 0; ;) {
      const { gone } = await this.sql.one<{ gone: number }>(stmt)
      total += gone
      if (gone < BATCH) return total
    }
  }
}
