import type { ReminderItem, ReminderSettings } from '@gb/domain'
import { Bells, Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** The settings of a person and what became of them. */
export interface StoredReminders {
  settings: ReminderSettings
  timeZone: string
  scheduledAt: Date | null
  snoozedUntil: Date | null
  sentAt: Date | null
  sentItems: ReminderItem[]
}

/** The columns that make `ReminderSettings`. */
export const SETTINGS_JSON = `json_build_object(
  'vitamins', json_build_object('on', vitamins_on, 'morning', vitamins_morning, 'afternoon', vitamins_afternoon,
    'evening', vitamins_evening),
  'fluids', json_build_object('on', fluids_on, 'everyHours', fluids_every_hours, 'from', fluids_from, 'to', fluids_to),
  'weighIn', json_build_object('on', weigh_in_on, 'weekday', weigh_in_weekday, 'time', weigh_in_time),
  'mood', json_build_object('on', mood_on, 'time', mood_time),
  'quietHours', json_build_object('from', quiet_from, 'to', quiet_to),
  'showDetails', show_details)`

const find = statement(
  'find_reminders',
  `SELECT ${SETTINGS_JSON} AS settings, time_zone AS "timeZone", scheduled_at AS "scheduledAt",
     snoozed_until AS "snoozedUntil", sent_at AS "sentAt", sent_items AS "sentItems"
   FROM tracking.reminder_settings WHERE user_id = $1`,
)

const COLUMNS = [
  'time_zone',
  'vitamins_on',
  'vitamins_morning',
  'vitamins_afternoon',
  'vitamins_evening',
  'fluids_on',
  'fluids_every_hours',
  'fluids_from',
  'fluids_to',
  'weigh_in_on',
  'weigh_in_weekday',
  'weigh_in_time',
  'mood_on',
  'mood_time',
  'quiet_from',
  'quiet_to',
  'show_details',
  'scheduled_at',
]

// What was put off belongs to the settings before; whoever is sending by them finds nothing to finish.
const save = statement(
  'save_reminders',
  `INSERT INTO tracking.reminder_settings (user_id, ${COLUMNS.join(', ')}, due_at)
   VALUES ($1, ${COLUMNS.map((_column, n) => `$${n + 2}`).join(', ')}, $${COLUMNS.length + 1})
   ON CONFLICT (user_id) DO UPDATE SET (${COLUMNS.join(', ')}, due_at) =
     ROW (${COLUMNS.map((column) => `excluded.${column}`).join(', ')}, excluded.due_at),
     snoozed_until = NULL, snoozed_items = '{}', claimed_until = NULL`,
)

const moveZone = statement(
  'move_reminders_to_zone',
  `UPDATE tracking.reminder_settings SET time_zone = $2, scheduled_at = $3, due_at = LEAST($3, snoozed_until)
   WHERE user_id = $1 AND time_zone <> $2`,
)

const snooze = statement(
  'snooze_reminder',
  `UPDATE tracking.reminder_settings
   SET snoozed_until = $2, snoozed_items = sent_items, due_at = LEAST(scheduled_at, $2)
   WHERE user_id = $1 AND sent_at > $3 RETURNING user_id`,
)

/** What people want to be reminded of. */
@Injectable()
export class ReminderSettingsRepository {
  constructor(
    private readonly sql: Sql,
    private readonly bells: Bells,
  ) {}

  find(userId: string): Promise<StoredReminders | null> {
    return this.sql.maybeOne<StoredReminders>(find, [userId])
  }

  async save(
    userId: string,
    settings: ReminderSettings,
    timeZone: string,
    scheduledAt: Date | null,
  ): Promise<void> {
    const { vitamins, fluids, weighIn, mood, quietHours, showDetails } = settings
    await this.sql.query(save, [
      userId,
      timeZone,
      vitamins.on,
      vitamins.morning,
      vitamins.afternoon,
      vitamins.evening,
      fluids.on,
      fluids.everyHours,
      fluids.from,
      fluids.to,
      weighIn.on,
      weighIn.weekday,
      weighIn.time,
      mood.on,
      mood.time,
      quietHours.from,
      quietHours.to,
      showDetails,
      scheduledAt,
    ])
    this.ring()
  }

  /** The person is somewhere else: the same times, of the clock there. */
  async moveZone(userId: string, timeZone: string, scheduledAt: Date | null): Promise<void> {
    await this.sql.query(moveZone, [userId, timeZone, scheduledAt])
    this.ring()
  }

  /** Puts off the last reminder; false when none was sent after `since`. */
  async snooze(userId: string, until: Date, since: Date): Promise<boolean> {
    const isSnoozed = (await this.sql.maybeOne(snooze, [userId, until, since])) !== null
    if (isSnoozed) this.ring()
    return isSnoozed
  }

  private ring(): void {
    this.sql.afterCommit(() => this.bells.ring('reminder_instant'))
  }
}
