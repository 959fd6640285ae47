import { createKitTables, dropKitTables } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

// Written out and not taken from the domain: a merged migration must not change when a limit does.
const common = (table: string): string => `
  user_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  recorded_at timestamptz NOT NULL,
  time_zone text NOT NULL CONSTRAINT ${table}_zone CHECK (char_length(time_zone) BETWEEN 1 AND 64),
  local_date date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz`

const UP = [
  `CREATE TABLE tracking.fluid_entry (${common('fluid_entry')},
     fluid_type text NOT NULL
       CONSTRAINT fluid_entry_type CHECK (fluid_type IN ('water', 'tea', 'coffee', 'juice', 'other')),
     amount_oz numeric(4,1) CONSTRAINT fluid_entry_amount CHECK (amount_oz BETWEEN 1 AND 32),
     CONSTRAINT fluid_entry_wiped CHECK ((deleted_at IS NULL) = (amount_oz IS NOT NULL)),
     PRIMARY KEY (user_id, entry_id)
   )`,
  `CREATE INDEX fluid_entry_by_day ON tracking.fluid_entry (user_id, local_date, recorded_at, entry_id)
     WHERE deleted_at IS NULL`,
  `CREATE INDEX fluid_entry_by_time ON tracking.fluid_entry (user_id, recorded_at, entry_id)
     WHERE deleted_at IS NULL`,
  `CREATE TABLE tracking.weight_entry (${common('weight_entry')},
     weight_lbs numeric(4,1) CONSTRAINT weight_entry_weight CHECK (weight_lbs BETWEEN 80 AND 600),
     notes bytea,
     is_initial boolean NOT NULL DEFAULT false,
     CONSTRAINT weight_entry_wiped
       CHECK ((deleted_at IS NULL) = (weight_lbs IS NOT NULL) AND (deleted_at IS NULL OR notes IS NULL)),
     CONSTRAINT weight_entry_initial_stays CHECK (NOT is_initial OR deleted_at IS NULL),
     PRIMARY KEY (user_id, entry_id)
   )`,
  `CREATE INDEX weight_entry_by_time ON tracking.weight_entry (user_id, recorded_at, entry_id)
     WHERE deleted_at IS NULL`,
  `CREATE UNIQUE INDEX weight_entry_one_initial ON tracking.weight_entry (user_id) WHERE is_initial`,
]

const DOWN = ['DROP TABLE tracking.weight_entry', 'DROP TABLE tracking.fluid_entry']

/** Fluids and weights. */
export class CreateTracking1795168779000 implements MigrationInterface {
  readonly name = 'CreateTracking1795168779000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [...createKitTables('tracking'), ...UP]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of [...DOWN, ...dropKitTables('tracking')]) await runner.query(sql)
  }
}
