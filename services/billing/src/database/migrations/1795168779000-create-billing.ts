import { createKitTables, dropKitTables } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `CREATE TABLE billing.package (
     package_id text PRIMARY KEY CONSTRAINT package_id_form CHECK (package_id ~ '^[a-z][a-z0-9_]{0,39}$'),
     position smallint NOT NULL UNIQUE CONSTRAINT package_position CHECK (position >= 0),
     name text NOT NULL CONSTRAINT package_name CHECK (char_length(name) BETWEEN 1 AND 100),
     price numeric(8,2) NOT NULL CONSTRAINT package_price CHECK (price >= 0 AND price < 'NaN'),
     currency text NOT NULL CONSTRAINT package_currency CHECK (currency ~ '^[A-Z]{3}$'),
     billing_interval text NOT NULL
       CONSTRAINT package_interval CHECK (char_length(billing_interval) BETWEEN 1 AND 40),
     months smallint NOT NULL CONSTRAINT package_months CHECK (months BETWEEN 1 AND 36),
     features text[] NOT NULL,
     discount_label text CONSTRAINT package_discount_label CHECK (char_length(discount_label) BETWEEN 1 AND 40)
   )`,
  `CREATE TABLE billing.checkout_session (
     user_id uuid NOT NULL,
     session_id text NOT NULL,
     package_id text NOT NULL,
     months smallint NOT NULL CONSTRAINT checkout_months CHECK (months BETWEEN 1 AND 36),
     amount numeric(8,2) NOT NULL CONSTRAINT checkout_amount CHECK (amount >= 0 AND amount < 'NaN'),
     currency text NOT NULL CONSTRAINT checkout_currency CHECK (currency ~ '^[A-Z]{3}$'),
     return_origin text NOT NULL,
     state text NOT NULL DEFAULT 'open'
       CONSTRAINT checkout_state CHECK (state IN ('open', 'paid', 'cancelled')),
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     PRIMARY KEY (user_id, session_id)
   )`,
  `CREATE UNIQUE INDEX checkout_session_id ON billing.checkout_session (session_id)`,
  `CREATE TABLE billing.entitlement (
     user_id uuid NOT NULL,
     session_id text NOT NULL,
     package_id text NOT NULL,
     starts_at timestamptz NOT NULL,
     ends_at timestamptz NOT NULL,
     cancel_at_period_end boolean NOT NULL DEFAULT false,
     revoked_at timestamptz,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT entitlement_period CHECK (ends_at > starts_at),
     PRIMARY KEY (user_id, session_id)
   )`,
  `CREATE UNIQUE INDEX entitlement_session ON billing.entitlement (session_id)`,
  `CREATE INDEX entitlement_by_end ON billing.entitlement (user_id, ends_at) WHERE revoked_at IS NULL`,
]

const FEATURES = `ARRAY[
  'Food scans beyond the free limit (fair use applies)',
  'Progress analytics from your own entries',
  'Meal plans, recipes and meal-planning templates',
  'Courses and a supplement guide',
  'Progress reports as a PDF',
  'Messages to the care team'
]`

// The shipped defaults. The labels are rounded down from twelve, or six, single months.
const SEED = `INSERT INTO billing.package
    (package_id, position, name, price, currency, billing_interval, months, features, discount_label)
  VALUES
    ('monthly', 0, 'Monthly', 9.99, 'USD', 'month', 1, ${FEATURES}, NULL),
    ('six_months', 1, '6 Months', 49.99, 'USD', '6 months', 6, ${FEATURES}, 'Save 16%'),
    ('yearly', 2, 'Yearly', 89.99, 'USD', 'year', 12, ${FEATURES}, 'Save 24%')`

const DOWN = ['entitlement', 'checkout_session', 'package'].map((table) => `DROP TABLE billing.${table}`)

/** Packages with their defaults, checkouts and premium periods. */
export class CreateBilling1795168779000 implements MigrationInterface {
  readonly name = 'CreateBilling1795168779000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [...createKitTables('billing'), ...UP, SEED]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of [...DOWN, ...dropKitTables('billing')]) await runner.query(sql)
  }
}
