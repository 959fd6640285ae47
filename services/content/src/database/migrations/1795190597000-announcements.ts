import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Dated notes that everybody sees. */
export class Announcements1795190597000 implements MigrationInterface {
  readonly name = 'Announcements1795190597000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE content.announcement (
      announcement_id uuid PRIMARY KEY,
      tone text NOT NULL CONSTRAINT announcement_tone CHECK (tone IN ('info', 'success', 'warning')),
      title text NOT NULL CONSTRAINT announcement_title CHECK (char_length(title) BETWEEN 1 AND 80),
      body text NOT NULL CONSTRAINT announcement_body CHECK (char_length(body) BETWEEN 1 AND 500),
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      author text NOT NULL CONSTRAINT announcement_author CHECK (char_length(author) BETWEEN 1 AND 100),
      created_at timestamptz NOT NULL DEFAULT now(),
      withdrawn_at timestamptz,
      CONSTRAINT announcement_period CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '90 days')
    )`)
    await runner.query(
      'CREATE INDEX announcement_by_end ON content.announcement (ends_at) WHERE withdrawn_at IS NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content.announcement')
  }
}
