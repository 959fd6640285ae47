import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `CREATE TABLE billing.promo_code (
     code text PRIMARY KEY CONSTRAINT promo_code_form CHECK (code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'),
     description text CONSTRAINT promo_code_description CHECK (char_length(description) BETWEEN 1 AND 200),
     discount_percent smallint NOT NULL CONSTRAINT promo_code_percent CHECK (discount_percent BETWEEN 1 AND 100),
     max_redemptions integer CONSTRAINT promo_code_cap CHECK (max_redemptions BETWEEN 1 AND 1000000),
     used integer NOT NULL DEFAULT 0,
     expires_at timestamptz,
     deactivated_at timestamptz,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT promo_code_free_length CHECK (discount_percent < 100 OR char_length(code) >= 8),
     CONSTRAINT promo_code_used CHECK (used >= 0 AND (max_redemptions IS NULL OR used <= max_redemptions))
   )`,
  `CREATE TABLE billing.promo_redemption (
     user_id uuid NOT NULL,
     code text NOT NULL CONSTRAINT promo_redemption_code REFERENCES billing.promo_code (code),
     start_id uuid NOT NULL,
     reserved_at timestamptz NOT NULL DEFAULT now(),
     redeemed_at timestamptz,
     PRIMARY KEY (user_id, code)
   )`,
  `CREATE UNIQUE INDEX promo_redemption_start ON billing.promo_redemption (start_id)`,
  `ALTER TABLE billing.checkout_session
     ADD COLUMN start_id uuid,
     ADD COLUMN provider text NOT NULL DEFAULT 'test'
       CONSTRAINT checkout_provider CHECK (provider IN ('test', 'stripe')),
     ADD COLUMN renewal_amount numeric(8,2),
     ADD COLUMN promo_code text,
     ADD COLUMN discount_percent smallint NOT NULL DEFAULT 0
       CONSTRAINT checkout_discount CHECK (discount_percent BETWEEN 0 AND 100),
     ADD COLUMN url text,
     ADD COLUMN request_key text,
     ADD COLUMN request_hash bytea,
     DROP CONSTRAINT checkout_state,
     ADD CONSTRAINT checkout_state CHECK (state IN ('starting', 'open', 'paid', 'cancelled', 'expired'))`,
  // What was begun before has no promo code: its first payment is the price.
  `UPDATE billing.checkout_session SET start_id = gen_random_uuid(), renewal_amount = amount`,
  `ALTER TABLE billing.checkout_session
     ALTER COLUMN start_id SET NOT NULL,
     ALTER COLUMN provider DROP DEFAULT,
     ALTER COLUMN renewal_amount SET NOT NULL,
     ADD CONSTRAINT checkout_renewal CHECK (renewal_amount >= amount AND renewal_amount < 'NaN')`,
  `CREATE UNIQUE INDEX checkout_start ON billing.checkout_session (start_id)`,
  `CREATE UNIQUE INDEX checkout_request ON billing.checkout_session (user_id, request_key)
     WHERE request_key IS NOT NULL`,
  `CREATE INDEX checkout_unfinished ON billing.checkout_session (expires_at) WHERE state IN ('starting', 'open')`,
]

const COLUMNS = [
  'start_id',
  'provider',
  'renewal_amount',
  'promo_code',
  'discount_percent',
  'url',
  'request_key',
  'request_hash',
]

const DOWN = [
  `DROP INDEX billing.checkout_unfinished`,
  `UPDATE billing.checkout_session SET state = 'cancelled' WHERE state IN ('starting', 'expired')`,
  `ALTER TABLE billing.checkout_session DROP CONSTRAINT checkout_state,
     ADD CONSTRAINT checkout_state CHECK (state IN ('open', 'paid', 'cancelled')),
     ${COLUMNS.map((column) => `DROP COLUMN ${column}`).join(', ')}`,
  `DROP TABLE billing.promo_redemption`,
  `DROP TABLE billing.promo_code`,
]

/** Promo codes, who redeemed them, and what a checkout has to know of them. */
export class PromoCodes1795189225000 implements MigrationInterface {
  readonly name = 'PromoCodes1795189225000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
