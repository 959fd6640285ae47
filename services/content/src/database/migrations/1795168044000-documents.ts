import { createKitTables, dropKitTables } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Published texts, one row per version. */
export class Documents1795168044000 implements MigrationInterface {
  readonly name = 'Documents1795168044000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of createKitTables('content')) await runner.query(sql)
    await runner.query(String.raw`CREATE TABLE content.document (
      slug text NOT NULL CONSTRAINT document_slug_form CHECK (slug ~ '^[a-z][a-z-]*$'),
      locale text NOT NULL,
      version text NOT NULL CONSTRAINT document_version_form CHECK (version ~ '^\d{1,4}\.\d{1,4}$'),
      body jsonb NOT NULL,
      published_at timestamptz NOT NULL DEFAULT now(),
      sha256 text NOT NULL CONSTRAINT document_sha256_form CHECK (sha256 ~ '^[0-9a-f]{64}$'),
      PRIMARY KEY (slug, locale, version)
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content.document')
    for (const sql of dropKitTables('content')) await runner.query(sql)
  }
}
