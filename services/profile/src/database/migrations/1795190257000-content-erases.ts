import type { MigrationInterface, QueryRunner } from 'typeorm'

const only = (services: string): string[] => [
  'ALTER TABLE profile.erasure_step DROP CONSTRAINT erasure_service',
  `ALTER TABLE profile.erasure_step ADD CONSTRAINT erasure_service CHECK (service IN (${services}))`,
]

/** The content service holds personal data too, and erases it. */
export class ContentErases1795190257000 implements MigrationInterface {
  readonly name = 'ContentErases1795190257000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of only(`'tracking', 'food-analysis', 'content', 'billing'`)) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM profile.erasure_step WHERE service = 'content'`)
    for (const sql of only(`'tracking', 'food-analysis', 'billing'`)) await runner.query(sql)
  }
}
