import { closeToOthers, createKitTables, dropKitTables } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

const NAME = "CHECK (remote ~ '^mfe-[a-z][a-z0-9-]{0,40}$')"

const UP = [
  ...createKitTables('releases'),
  ...closeToOthers('releases.idempotency_key', { column: 'owner', type: 'text' }),
  `CREATE TABLE releases.release (
     remote text NOT NULL CONSTRAINT release_remote_form ${NAME},
     version text NOT NULL CONSTRAINT release_version_length CHECK (char_length(version) BETWEEN 3 AND 60),
     described jsonb NOT NULL,
     published_by text NOT NULL CONSTRAINT release_published_by CHECK (char_length(published_by) BETWEEN 1 AND 100),
     published_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (remote, version)
   )`,
  `CREATE TABLE releases.rollout (
     remote text PRIMARY KEY CONSTRAINT rollout_remote_form ${NAME},
     version text,
     earlier text[] NOT NULL DEFAULT '{}' CONSTRAINT rollout_earlier CHECK (cardinality(earlier) <= 10),
     pinned boolean NOT NULL DEFAULT false,
     canary_version text,
     canary_share smallint CONSTRAINT rollout_share CHECK (canary_share BETWEEN 1 AND 100),
     canary_paused text,
     killed_notice text CONSTRAINT rollout_notice CHECK (char_length(killed_notice) BETWEEN 5 AND 200),
     changed_by text NOT NULL CONSTRAINT rollout_changed_by CHECK (char_length(changed_by) BETWEEN 1 AND 100),
     changed_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT rollout_canary CHECK ((canary_version IS NULL) = (canary_share IS NULL)),
     CONSTRAINT rollout_paused CHECK (canary_paused IS NULL OR canary_version IS NOT NULL),
     FOREIGN KEY (remote, version) REFERENCES releases.release (remote, version),
     FOREIGN KEY (remote, canary_version) REFERENCES releases.release (remote, version)
   )`,
  `CREATE TABLE releases.field_day (
     remote text NOT NULL,
     version text NOT NULL,
     day date NOT NULL,
     loads integer NOT NULL CHECK (loads >= 0),
     failures integer NOT NULL CHECK (failures >= 0),
     times integer[] NOT NULL,
     PRIMARY KEY (remote, version, day),
     FOREIGN KEY (remote, version) REFERENCES releases.release (remote, version)
   )`,
]

/** Versions of remotes, and which of them are in force. */
export class Registry1795419805621 implements MigrationInterface {
  readonly name = 'Registry1795419805621'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE releases.field_day, releases.rollout, releases.release')
    for (const sql of dropKitTables('releases')) await runner.query(sql)
  }
}
