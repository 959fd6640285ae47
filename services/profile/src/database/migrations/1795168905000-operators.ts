import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Operator tokens and the append-only log of every use. */
export class Operators1795168905000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE profile.operator_token (
      token_id text PRIMARY KEY,
      name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
      scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
      token_hash bytea NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      last_used_at timestamptz,
      revoked_at timestamptz,
      CHECK (expires_at > created_at AND expires_at <= created_at + interval '90 days')
    )`)
    await runner.query(`CREATE TABLE profile.operator_audit (
      seq bigint PRIMARY KEY,
      at timestamptz NOT NULL,
      token_id text NOT NULL,
      name text NOT NULL,
      action text NOT NULL,
      reason text,
      previous_hash bytea NOT NULL,
      hash bytea NOT NULL
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE profile.operator_audit')
    await runner.query('DROP TABLE profile.operator_token')
  }
}
