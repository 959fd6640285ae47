import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What an operator did something to. */
export class AuditSubject1795188928000 implements MigrationInterface {
  readonly name = 'AuditSubject1795188928000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.operator_audit ADD COLUMN subject text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.operator_audit DROP COLUMN subject')
  }
}
