import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `CREATE TABLE food_analysis.food (
     food_id text PRIMARY KEY,
     source text NOT NULL,
     name text NOT NULL,
     calories numeric(5,1) NOT NULL,
     protein_g numeric(5,2) NOT NULL,
     carbs_g numeric(5,2) NOT NULL,
     fat_g numeric(5,2) NOT NULL,
     fiber_g numeric(5,2) NOT NULL,
     sugar_g numeric(5,2) NOT NULL,
     portions jsonb NOT NULL,
     earliest_phase text,
     is_drink boolean NOT NULL,
     tags text[] NOT NULL,
     aliases text[] NOT NULL,
     source_note text NOT NULL,
     document tsvector NOT NULL,
     updated_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT food_id_form CHECK (food_id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
     CONSTRAINT food_source_known CHECK (source IN ('own', 'fdc', 'product')),
     CONSTRAINT food_name CHECK (char_length(name) BETWEEN 1 AND 120),
     CONSTRAINT food_figures CHECK (
       calories BETWEEN 0 AND 905 AND protein_g BETWEEN 0 AND 100 AND carbs_g BETWEEN 0 AND 100
       AND fat_g BETWEEN 0 AND 100 AND fiber_g BETWEEN 0 AND 100 AND sugar_g BETWEEN 0 AND 100),
     CONSTRAINT food_portions CHECK (jsonb_typeof(portions) = 'array' AND jsonb_array_length(portions) BETWEEN 1 AND 12),
     CONSTRAINT food_earliest_phase CHECK (
       earliest_phase IN ('clear', 'full', 'puree', 'soft', 'regular', 'limit', 'avoid'))
   )`,
  'CREATE INDEX food_document ON food_analysis.food USING gin (document)',
  'CREATE INDEX food_source ON food_analysis.food (source)',
  'CREATE TABLE food_analysis.food_word (word text PRIMARY KEY, spellings text[] NOT NULL)',
  'CREATE INDEX food_word_spellings ON food_analysis.food_word USING gin (spellings)',
  `CREATE TABLE food_analysis.food_load (
     source text PRIMARY KEY,
     version text NOT NULL,
     sha256 text NOT NULL,
     loaded_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT food_load_source CHECK (source = 'own'),
     CONSTRAINT food_load_version CHECK (version ~ '^\\d{1,4}\\.\\d{1,4}$'),
     CONSTRAINT food_load_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$')
   )`,
]

const DOWN = [
  'DROP TABLE food_analysis.food_load',
  'DROP TABLE food_analysis.food_word',
  'DROP TABLE food_analysis.food',
]

/** The food table and the words it is searched by. */
export class Foods1795181706000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
