import type { MigrationInterface, QueryRunner } from 'typeorm'

const TABLES = ['profile.outbox_event', 'profile.erasure_step']

/** Kind and code of the last error of what is tried again, for operators; never its text, which may quote anybody. */
export class WhyWorkFailed1795420889596 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      const name = `${table.replace('profile.', '')}_last_error`
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN last_error text
           CONSTRAINT ${name} CHECK (char_length(last_error) BETWEEN 1 AND 200)`,
      )
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN last_error`)
  }
}
