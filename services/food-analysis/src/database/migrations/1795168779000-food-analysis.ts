import { createKitTables, dropKitTables } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  ...createKitTables('food_analysis'),
  `CREATE TABLE food_analysis.food_entry (
     user_id uuid NOT NULL,
     entry_id uuid NOT NULL,
     recorded_at timestamptz NOT NULL,
     time_zone text NOT NULL,
     local_date date NOT NULL,
     meal_type text NOT NULL,
     items jsonb NOT NULL,
     calories numeric(6,1) NOT NULL,
     protein_g numeric(6,1) NOT NULL,
     carbs_g numeric(6,1) NOT NULL,
     fat_g numeric(6,1) NOT NULL,
     fiber_g numeric(6,1) NOT NULL,
     sugar_g numeric(6,1) NOT NULL,
     phase text,
     rating text,
     rating_score smallint,
     rating_reasons text[] NOT NULL,
     recommendations text[] NOT NULL,
     assumptions text[] NOT NULL,
     source text NOT NULL,
     model text,
     prompt_version text,
     model_answer jsonb,
     created_at timestamptz NOT NULL DEFAULT now(),
     updated_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (user_id, entry_id),
     CONSTRAINT food_entry_meal_type CHECK (meal_type IN ('breakfast', 'lunch', 'dinner', 'snack')),
     CONSTRAINT food_entry_source CHECK (source IN ('ai', 'sample')),
     CONSTRAINT food_entry_items CHECK (jsonb_typeof(items) = 'array' AND jsonb_array_length(items) BETWEEN 1 AND 30),
     CONSTRAINT food_entry_figures CHECK (
       calories BETWEEN 0 AND 10000 AND protein_g BETWEEN 0 AND 10000 AND carbs_g BETWEEN 0 AND 10000
       AND fat_g BETWEEN 0 AND 10000 AND fiber_g BETWEEN 0 AND 10000 AND sugar_g BETWEEN 0 AND 10000),
     CONSTRAINT food_entry_rating CHECK (rating IN ('excellent', 'good', 'fair', 'poor', 'avoid')),
     CONSTRAINT food_entry_rating_score CHECK (rating_score BETWEEN 0 AND 100),
     CONSTRAINT food_entry_rated CHECK ((rating IS NULL) = (rating_score IS NULL)),
     CONSTRAINT food_entry_phase CHECK (
       phase IN ('preop_far', 'preop', 'clear', 'full', 'puree', 'soft', 'regular', 'maintenance')),
     CONSTRAINT food_entry_time_zone CHECK (char_length(time_zone) BETWEEN 1 AND 64)
   )`,
  'CREATE INDEX food_entry_day ON food_analysis.food_entry (user_id, local_date)',
  'CREATE INDEX food_entry_newest ON food_analysis.food_entry (user_id, recorded_at, entry_id)',
  `CREATE TABLE food_analysis.scan (
     user_id uuid NOT NULL,
     scan_id uuid NOT NULL,
     state text NOT NULL,
     reserved_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     settled_at timestamptz,
     entry_id uuid,
     idempotency_key text,
     request_hash bytea,
     answer jsonb,
     PRIMARY KEY (user_id, scan_id),
     CONSTRAINT scan_state CHECK (state IN ('reserved', 'committed', 'refunded')),
     CONSTRAINT scan_entry CHECK ((state = 'committed') = (entry_id IS NOT NULL)),
     CONSTRAINT scan_key_length CHECK (char_length(idempotency_key) BETWEEN 1 AND 255),
     CONSTRAINT scan_key_hash CHECK ((idempotency_key IS NULL) = (request_hash IS NULL))
   )`,
  `CREATE UNIQUE INDEX scan_key ON food_analysis.scan (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL`,
  'CREATE INDEX scan_recent ON food_analysis.scan (user_id, reserved_at)',
  `CREATE INDEX scan_expiry ON food_analysis.scan (expires_at) WHERE state = 'reserved'`,
  `CREATE TABLE food_analysis.scan_quota (
     user_id uuid NOT NULL PRIMARY KEY,
     used integer NOT NULL DEFAULT 0,
     CONSTRAINT scan_quota_used CHECK (used >= 0)
   )`,
  `CREATE TABLE food_analysis.ai_usage (
     day date NOT NULL PRIMARY KEY,
     calls integer NOT NULL,
     CONSTRAINT ai_usage_calls CHECK (calls >= 0)
   )`,
]

const DOWN = [
  'DROP TABLE food_analysis.ai_usage',
  'DROP TABLE food_analysis.scan_quota',
  'DROP TABLE food_analysis.scan',
  'DROP TABLE food_analysis.food_entry',
  ...dropKitTables('food_analysis'),
]

/** The food log, scans with their quota, and the provider's daily count. */
export class FoodAnalysis1795168779000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
