import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A token that ships releases may be for some remotes alone. */
export class TokensOfRemotes1795941970000 implements MigrationInterface {
  readonly name = 'TokensOfRemotes1795941970000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profile.operator_token ADD COLUMN remotes text[]
        CONSTRAINT operator_token_remotes_check CHECK (cardinality(remotes) BETWEEN 1 AND 20)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    // One that is for some remotes would be for all.
    await runner.query(
      'UPDATE profile.operator_token SET revoked_at = COALESCE(revoked_at, now()) WHERE remotes IS NOT NULL',
    )
    await runner.query('ALTER TABLE profile.operator_token DROP COLUMN remotes')
  }
}
