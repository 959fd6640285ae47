import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `ALTER TABLE billing.entitlement
     ADD COLUMN provider text,
     ADD COLUMN subscription_id text,
     ADD COLUMN customer_id text,
     ADD COLUMN status text NOT NULL DEFAULT 'active'
       CONSTRAINT entitlement_status CHECK (status IN ('active', 'past_due', 'ended')),
     ADD COLUMN refund_asked_at timestamptz,
     ADD COLUMN refunded_at timestamptz,
     ADD COLUMN synced_at timestamptz NOT NULL DEFAULT now()`,
  `UPDATE billing.entitlement e SET provider = c.provider
   FROM billing.checkout_session c WHERE c.user_id = e.user_id AND c.session_id = e.session_id`,
  `UPDATE billing.entitlement SET provider = CASE WHEN starts_with(session_id, 'operator_') THEN 'gift' ELSE 'test' END,
     cancel_at_period_end = cancel_at_period_end OR starts_with(session_id, 'operator_')
   WHERE provider IS NULL`,
  `ALTER TABLE billing.entitlement ALTER COLUMN provider SET NOT NULL,
     ADD CONSTRAINT entitlement_provider CHECK (provider IN ('test', 'stripe', 'gift')),
     ADD CONSTRAINT entitlement_refund CHECK (refunded_at IS NULL OR revoked_at IS NOT NULL)`,
  `CREATE UNIQUE INDEX entitlement_subscription ON billing.entitlement (subscription_id)
     WHERE subscription_id IS NOT NULL`,
  `CREATE INDEX entitlement_customer ON billing.entitlement (customer_id) WHERE customer_id IS NOT NULL`,
  `CREATE INDEX entitlement_due ON billing.entitlement (synced_at) WHERE status <> 'ended'`,
  `CREATE INDEX entitlement_refund_due ON billing.entitlement (refund_asked_at)
     WHERE refund_asked_at IS NOT NULL AND refunded_at IS NULL`,
  `CREATE TABLE billing.webhook_event (
     event_id text PRIMARY KEY,
     kind text NOT NULL CONSTRAINT webhook_event_kind CHECK (kind IN ('checkout', 'subscription', 'charge')),
     object_id text NOT NULL,
     received_at timestamptz NOT NULL DEFAULT now(),
     attempts integer NOT NULL DEFAULT 0,
     next_attempt_at timestamptz NOT NULL DEFAULT now(),
     done_at timestamptz
   )`,
  `CREATE INDEX webhook_event_waiting ON billing.webhook_event (next_attempt_at) WHERE done_at IS NULL`,
  `CREATE TABLE billing.notice (
     user_id uuid NOT NULL,
     notice_id uuid NOT NULL,
     kind text NOT NULL CONSTRAINT notice_kind CHECK (kind IN
       ('cancelled', 'resumed', 'renewal_failed', 'ended', 'refund_asked', 'refunded', 'paid_twice')),
     package_name text NOT NULL,
     day timestamptz,
     amount numeric(8,2),
     currency text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     taken_at timestamptz,
     PRIMARY KEY (user_id, notice_id)
   )`,
  `CREATE INDEX notice_waiting ON billing.notice (created_at) WHERE taken_at IS NULL`,
]

const COLUMNS = [
  'provider',
  'subscription_id',
  'customer_id',
  'status',
  'refund_asked_at',
  'refunded_at',
  'synced_at',
]

const DOWN = [
  `DROP TABLE billing.notice`,
  `DROP TABLE billing.webhook_event`,
  `ALTER TABLE billing.entitlement ${COLUMNS.map((column) => `DROP COLUMN ${column} CASCADE`).join(', ')}`,
]

/** What a payment provider knows of a subscription, what it told us, and what people have to be told. */
export class Subscriptions1795192008000 implements MigrationInterface {
  readonly name = 'Subscriptions1795192008000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
