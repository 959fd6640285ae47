import { closeToOthers } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

// Written out and not taken from the domain: a merged migration must not change when a limit does.
const UP = [
  `CREATE TABLE tracking.recovery_entry (
     user_id uuid NOT NULL,
     entry_id uuid NOT NULL,
     recorded_at timestamptz NOT NULL,
     time_zone text NOT NULL CONSTRAINT recovery_entry_zone CHECK (char_length(time_zone) BETWEEN 1 AND 64),
     local_date date NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     deleted_at timestamptz,
     vomiting text CONSTRAINT recovery_entry_vomiting
       CHECK (vomiting IN ('none', 'once', 'more', 'hours', 'nothing_stays_down')),
     pain text CONSTRAINT recovery_entry_pain CHECK (pain IN ('none', 'better', 'same', 'worse', 'severe')),
     pulse_bpm smallint CONSTRAINT recovery_entry_pulse CHECK (pulse_bpm BETWEEN 30 AND 250),
     pulse_skipped boolean NOT NULL DEFAULT false,
     temperature numeric(4, 1) CONSTRAINT recovery_entry_temperature
       CHECK (temperature BETWEEN 30 AND 45 OR temperature BETWEEN 86 AND 113),
     temperature_skipped boolean NOT NULL DEFAULT false,
     CONSTRAINT recovery_entry_skipped CHECK (NOT (pulse_skipped AND pulse_bpm IS NOT NULL)
       AND NOT (temperature_skipped AND temperature IS NOT NULL)),
     CONSTRAINT recovery_entry_wiped CHECK (deleted_at IS NULL
       OR num_nonnulls(vomiting, pain, pulse_bpm, temperature) = 0 AND NOT pulse_skipped AND NOT temperature_skipped),
     PRIMARY KEY (user_id, entry_id)
   )`,
  `CREATE INDEX recovery_entry_by_time ON tracking.recovery_entry (user_id, recorded_at, entry_id)
     WHERE deleted_at IS NULL`,
  'CREATE UNIQUE INDEX recovery_entry_by_day ON tracking.recovery_entry (user_id, local_date)',
  ...closeToOthers('tracking.recovery_entry'),
]

/** What somebody answers on the first days after surgery, one row a day. */
export class AddRecovery1795526794000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tracking.recovery_entry')
  }
}
