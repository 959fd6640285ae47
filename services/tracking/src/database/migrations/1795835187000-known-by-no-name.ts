import type { MigrationInterface, QueryRunner } from 'typeorm'

const TABLES = ['fluid_entry', 'weight_entry', 'vitamin_entry', 'mood_entry'].map(
  (name) => `tracking.${name}`,
)

/**
 * Postgres knows up to a hundred people by name, with how many entries each has. A named statement was therefore cheaper, as it
 * reckons, for one of them or for somebody else than for anybody, so it was planned anew for each call, which took longer than to
 * read. Known by no name, everybody is planned for once. One name is the least that it keeps.
 */
export class KnownByNoName1795835187000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN user_id SET STATISTICS 1`)
      // It holds from the next count on, which may be a month away.
      await runner.query(`ANALYZE ${table} (user_id)`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN user_id SET STATISTICS -1`)
      await runner.query(`ANALYZE ${table} (user_id)`)
    }
  }
}
