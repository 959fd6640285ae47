import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Which operator has taken a message to answer it. */
export class CheckInAssignment1795527055000 implements MigrationInterface {
  readonly name = 'CheckInAssignment1795527055000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE content.check_in
         ADD COLUMN assigned_to text,
         ADD COLUMN assigned_at timestamptz,
         ADD CONSTRAINT check_in_assigned_to CHECK (char_length(assigned_to) BETWEEN 1 AND 100),
         ADD CONSTRAINT check_in_assigned CHECK (num_nulls(assigned_to, assigned_at) IN (0, 2))`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content.check_in DROP COLUMN assigned_to, DROP COLUMN assigned_at')
  }
}
