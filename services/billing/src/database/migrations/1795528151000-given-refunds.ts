import { closeToOthers } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

const KINDS = ['cancelled', 'resumed', 'renewal_failed', 'ended', 'refund_asked', 'refunded', 'paid_twice']

const noticeKinds = (kinds: readonly string[]): string =>
  `ALTER TABLE billing.notice DROP CONSTRAINT notice_kind,
     ADD CONSTRAINT notice_kind CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`

/** What operators give back of payments. */
export class GivenRefunds1795528151000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE billing.given_refund (
      user_id uuid NOT NULL,
      refund_id uuid NOT NULL,
      session_id text NOT NULL,
      payment_id text NOT NULL,
      provider text NOT NULL CONSTRAINT given_refund_provider CHECK (provider IN ('test', 'stripe')),
      amount numeric(8,2) NOT NULL CONSTRAINT given_refund_amount CHECK (amount BETWEEN 0.01 AND 9999.99),
      currency text NOT NULL CONSTRAINT given_refund_currency CHECK (currency ~ '^[A-Z]{3}$'),
      ends_premium boolean NOT NULL,
      state text NOT NULL DEFAULT 'asked' CONSTRAINT given_refund_state CHECK (state IN ('asked', 'done', 'refused')),
      asked_by text NOT NULL CONSTRAINT given_refund_asked_by CHECK (char_length(asked_by) BETWEEN 1 AND 100),
      asked_at timestamptz NOT NULL DEFAULT now(),
      settled_at timestamptz,
      CONSTRAINT given_refund_settled CHECK ((state = 'asked') = (settled_at IS NULL)),
      PRIMARY KEY (user_id, refund_id)
    )`)
    await runner.query('CREATE UNIQUE INDEX given_refund_once ON billing.given_refund (refund_id)')
    await runner.query(
      `CREATE INDEX given_refund_due ON billing.given_refund (asked_at) WHERE state = 'asked'`,
    )
    for (const text of closeToOthers('billing.given_refund')) await runner.query(text)
    await runner.query(noticeKinds([...KINDS, 'given_back']))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM billing.notice WHERE kind = 'given_back'`)
    await runner.query(noticeKinds(KINDS))
    await runner.query('DROP TABLE billing.given_refund')
  }
}
