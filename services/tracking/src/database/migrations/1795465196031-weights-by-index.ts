import type { MigrationInterface, QueryRunner } from 'typeorm'

const recreate = async (runner: QueryRunner, columns: string): Promise<void> => {
  await runner.query('DROP INDEX tracking.weight_entry_by_time')
  await runner.query(
    `CREATE INDEX weight_entry_by_time ON tracking.weight_entry (${columns}) WHERE deleted_at IS NULL`,
  )
}

/** Which weights count is read out of the index alone: hundreds of rows of one person lie on as many pages of the table. */
export class WeightsByIndex1795465196031 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return recreate(
      runner,
      'user_id, recorded_at, entry_id, local_date, weight_lbs, is_initial, is_confirmed',
    )
  }

  down(runner: QueryRunner): Promise<void> {
    return recreate(runner, 'user_id, recorded_at, entry_id')
  }
}
