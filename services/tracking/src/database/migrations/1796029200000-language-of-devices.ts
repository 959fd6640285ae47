import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a device speaks that reminders go to; one that never said is written to in English. */
export class LanguageOfDevices1796029200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE tracking.push_subscription ADD COLUMN language text NOT NULL DEFAULT 'en'
      CONSTRAINT push_subscription_language CHECK (language ~ '^[a-z]{2}$')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tracking.push_subscription DROP COLUMN language')
  }
}
