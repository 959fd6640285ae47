import type { MigrationInterface, QueryRunner } from 'typeorm'

const VERSION = String.raw`^\d{1,4}\.\d{1,4}$`

const UP = [
  `ALTER TABLE content.document
     ADD COLUMN author text NOT NULL DEFAULT 'Gastric Buddy care team'
       CONSTRAINT document_author CHECK (char_length(author) BETWEEN 1 AND 100),
     ADD COLUMN published_by text NOT NULL DEFAULT 'Gastric Buddy'
       CONSTRAINT document_published_by CHECK (char_length(published_by) BETWEEN 1 AND 100),
     ADD COLUMN reason text NOT NULL DEFAULT 'Shipped with the product.'
       CONSTRAINT document_reason CHECK (char_length(reason) BETWEEN 5 AND 500),
     ADD COLUMN copy_of text CONSTRAINT document_copy_of CHECK (copy_of ~ '${VERSION}')`,
  // What was there is the shipped texts; from now on each version says by itself who and why.
  `ALTER TABLE content.document
     ALTER COLUMN author DROP DEFAULT, ALTER COLUMN published_by DROP DEFAULT, ALTER COLUMN reason DROP DEFAULT`,
  `CREATE TABLE content.draft (
     slug text NOT NULL CONSTRAINT draft_slug_form CHECK (slug ~ '^[a-z][a-z-]*$'),
     locale text NOT NULL,
     based_on text NOT NULL CONSTRAINT draft_based_on_form CHECK (based_on ~ '${VERSION}'),
     body jsonb NOT NULL,
     author text NOT NULL CONSTRAINT draft_author CHECK (char_length(author) BETWEEN 1 AND 100),
     saved_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (slug, locale)
   )`,
]

const DOWN = [
  'DROP TABLE content.draft',
  `ALTER TABLE content.document
     DROP COLUMN author, DROP COLUMN published_by, DROP COLUMN reason, DROP COLUMN copy_of`,
]

/** Who published a text and why, and texts that are not published yet. */
export class ContentStore1795188928000 implements MigrationInterface {
  readonly name = 'ContentStore1795188928000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
