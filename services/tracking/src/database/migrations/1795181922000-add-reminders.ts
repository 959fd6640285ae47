import type { MigrationInterface, QueryRunner } from 'typeorm'

// Written out and not taken from the domain: a merged migration must not change when a limit does.
const TIME = `'^([01][0-9]|2[0-3]):[0-5][0-9]$'`
const time = (column: string, unset = ''): string =>
  `${column} text ${unset} CONSTRAINT reminder_settings_${column} CHECK (${column} ~ ${TIME})`

const UP = [
  `CREATE TABLE tracking.reminder_settings (
     user_id uuid PRIMARY KEY,
     time_zone text NOT NULL CONSTRAINT reminder_settings_zone CHECK (char_length(time_zone) BETWEEN 1 AND 64),
     vitamins_on boolean NOT NULL,
     ${time('vitamins_morning')},
     ${time('vitamins_afternoon')},
     ${time('vitamins_evening')},
     fluids_on boolean NOT NULL,
     fluids_every_hours smallint NOT NULL
       CONSTRAINT reminder_settings_fluids_every_hours CHECK (fluids_every_hours BETWEEN 1 AND 6),
     ${time('fluids_from', 'NOT NULL')},
     ${time('fluids_to', 'NOT NULL')},
     weigh_in_on boolean NOT NULL,
     weigh_in_weekday text NOT NULL CONSTRAINT reminder_settings_weigh_in_weekday CHECK (weigh_in_weekday IN
       ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
     ${time('weigh_in_time', 'NOT NULL')},
     mood_on boolean NOT NULL,
     ${time('mood_time', 'NOT NULL')},
     ${time('quiet_from', 'NOT NULL')},
     ${time('quiet_to', 'NOT NULL')},
     show_details boolean NOT NULL,
     scheduled_at timestamptz,
     snoozed_until timestamptz,
     snoozed_items text[] NOT NULL DEFAULT '{}',
     due_at timestamptz CONSTRAINT reminder_settings_due
       CHECK (due_at IS NOT DISTINCT FROM LEAST(scheduled_at, snoozed_until)),
     claimed_until timestamptz,
     sent_at timestamptz,
     sent_items text[] NOT NULL DEFAULT '{}'
   )`,
  `CREATE INDEX reminder_settings_by_due ON tracking.reminder_settings (due_at) WHERE due_at IS NOT NULL`,
  `CREATE TABLE tracking.push_subscription (
     user_id uuid NOT NULL,
     subscription_id uuid NOT NULL,
     endpoint bytea NOT NULL,
     device_keys bytea NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (user_id, subscription_id)
   )`,
  `CREATE UNIQUE INDEX push_subscription_one_person ON tracking.push_subscription (subscription_id)`,
]

const DOWN = ['DROP TABLE tracking.push_subscription', 'DROP TABLE tracking.reminder_settings']

/** Reminders and the devices they go to. */
export class AddReminders1795181922000 implements MigrationInterface {
  readonly name = 'AddReminders1795181922000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
