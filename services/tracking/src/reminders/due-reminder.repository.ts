import type { LoggedToday, ReminderItem, ReminderSettings } from '@gb/domain'
import { Sql, statement, statementForEveryone, type WorkState } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { SETTINGS_JSON } from './reminder-settings.repository.js'

/** A reminder that this process may send for a while. */
export interface ClaimedReminder {
  userId: string
  settings: ReminderSettings
  timeZone: string
  scheduledAt: Date | null
  snoozedUntil: Date | null
  snoozedItems: ReminderItem[]
  dueAt: Date
  claimedUntil: Date
}

/** What becomes of a claimed one. */
export interface Settled {
  scheduledAt: Date | null
  /** Whether what was put off came with it. */
  snoozeIsOver: boolean
  /** What was sent; null when nothing was. */
  sentItems: ReminderItem[] | null
}

/** How long a process has to send what it took, in seconds; afterwards another one takes it. */
const CLAIM_SECONDS = 60

// Whoever is being sent one is due again when the claim is over.
const next = statementForEveryone(
  'next_due_reminder',
  `SELECT extract(epoch FROM min(greatest(due_at, claimed_until)) - now())::float8 AS seconds
   FROM tracking.reminder_settings WHERE due_at <= now() + make_interval(secs => $1)`,
)

// What nobody has sent is due; what is put off waits for its own time.
const state = statementForEveryone(
  'state_of_reminders',
  `SELECT count(*)::int AS waiting, min(due_at) AS "oldestAt" FROM tracking.reminder_settings WHERE due_at <= now()`,
)

const claim = statementForEveryone(
  'claim_due_reminders',
  `UPDATE tracking.reminder_settings r
   SET claimed_until = date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${CLAIM_SECONDS})
   FROM (SELECT user_id FROM tracking.reminder_settings
         WHERE due_at <= now() AND (claimed_until IS NULL OR claimed_until <= now())
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED) due
   WHERE r.user_id = due.user_id
   RETURNING r.user_id AS "userId", ${SETTINGS_JSON} AS settings, time_zone AS "timeZone",
     scheduled_at AS "scheduledAt", snoozed_until AS "snoozedUntil", snoozed_items AS "snoozedItems",
     due_at AS "dueAt", claimed_until AS "claimedUntil"`,
)

// Only by whom it was taken. What came meanwhile stays: a snooze, which is about the reminder before this one, and the
// instant that belongs to another zone the person went to.
const NEXT_AT = 'CASE WHEN time_zone = $7 THEN $3 ELSE scheduled_at END'
const settle = statement(
  'settle_reminder',
  `UPDATE tracking.reminder_settings SET claimed_until = NULL, scheduled_at = ${NEXT_AT},
     snoozed_until = CASE WHEN snoozed_until IS NOT DISTINCT FROM $4 AND $5 THEN NULL ELSE snoozed_until END,
     snoozed_items = CASE WHEN snoozed_until IS NOT DISTINCT FROM $4 AND $5 THEN '{}' ELSE snoozed_items END,
     due_at = LEAST(${NEXT_AT}, CASE WHEN snoozed_until IS NOT DISTINCT FROM $4 AND $5 THEN NULL ELSE snoozed_until END),
     sent_at = CASE WHEN $6::text[] IS NULL THEN sent_at ELSE now() END,
     sent_items = COALESCE($6::text[], sent_items)
   WHERE user_id = $1 AND claimed_until = $2`,
)

const logged = statement(
  'logged_on_day',
  `SELECT ARRAY(SELECT DISTINCT time_taken FROM tracking.vitamin_entry
       WHERE user_id = $1 AND local_date = $2 AND deleted_at IS NULL) AS vitamins,
     (SELECT COALESCE(sum(amount_oz), 0)::float8 FROM tracking.fluid_entry
       WHERE user_id = $1 AND local_date = $2 AND deleted_at IS NULL) AS "fluidOz",
     EXISTS (SELECT FROM tracking.weight_entry
       WHERE user_id = $1 AND local_date = $2 AND deleted_at IS NULL) AS weight,
     EXISTS (SELECT FROM tracking.mood_entry
       WHERE user_id = $1 AND local_date = $2 AND deleted_at IS NULL) AS mood`,
)

/** The reminders whose time has come. */
@Injectable()
export class DueReminderRepository {
  constructor(private readonly sql: Sql) {}

  /** Seconds until the next one is due, not above 0 when one is; null when none is within so many seconds. */
  async next(withinSeconds: number): Promise<number | null> {
    return (await this.sql.one<{ seconds: number | null }>(next, [withinSeconds])).seconds
  }

  /** How much is due. Tries are not counted: what cannot be sent stays due and grows old. */
  async state(): Promise<WorkState> {
    const due = await this.sql.one<Pick<WorkState, 'waiting' | 'oldestAt'>>(state)
    return { kind: 'reminder', ...due, failed: 0, lastError: null }
  }

  /** Takes some for this process: no other one gets them before the time of the claim is over. */
  claim(limit: number): Promise<ClaimedReminder[]> {
    return this.sql.query<ClaimedReminder>(claim, [limit])
  }

  /** Goes on to the next one; nothing happens when the settings were changed or somebody else took it. */
  async settle(claimed: ClaimedReminder, settled: Settled): Promise<void> {
    const { userId, timeZone, claimedUntil, snoozedUntil } = claimed
    const { scheduledAt, snoozeIsOver, sentItems } = settled
    const values = [userId, claimedUntil, scheduledAt, snoozedUntil, snoozeIsOver, sentItems, timeZone]
    await this.sql.forPerson(userId, () => this.sql.query(settle, values))
  }

  logged(userId: string, day: string): Promise<LoggedToday> {
    return this.sql.one<LoggedToday>(logged, [userId, day])
  }
}
