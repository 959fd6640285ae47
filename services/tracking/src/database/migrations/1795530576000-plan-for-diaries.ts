import type { MigrationInterface, QueryRunner } from 'typeorm'

const TABLES = ['fluid_entry', 'weight_entry', 'vitamin_entry', 'mood_entry'].map(
  (name) => `tracking.${name}`,
)

/** So many people a row: each is planned for as somebody with 400 of them. */
const PEOPLE_A_ROW = -0.0025

/**
 * Many people write for a week and stop, so Postgres expects a few rows of anybody, and for a page of the newest 50 it read and
 * sorted all rows of those who have written for years. Planned for as somebody with a year, each page comes out of the index.
 */
export class PlanForDiaries1795530576000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN user_id SET (n_distinct = ${PEOPLE_A_ROW})`)
      // It holds from the next count on, which may be a month away.
      await runner.query(`ANALYZE ${table} (user_id)`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN user_id RESET (n_distinct)`)
      await runner.query(`ANALYZE ${table} (user_id)`)
    }
  }
}
