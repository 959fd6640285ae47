import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `ALTER TABLE billing.entitlement ADD COLUMN provider_owed text
     CONSTRAINT entitlement_owed_kind CHECK (provider_owed IN ('end', 'end_unless_paid', 'stop_renewal'))`,
  `CREATE INDEX entitlement_owed ON billing.entitlement (synced_at) WHERE provider_owed IS NOT NULL`,
  // What was revoked, or is free, and never told to the provider: it would be charged at its next renewal.
  `UPDATE billing.entitlement SET provider_owed = 'end'
   WHERE revoked_at IS NOT NULL AND status <> 'ended' AND subscription_id IS NOT NULL`,
  `UPDATE billing.entitlement e SET provider_owed = 'stop_renewal'
   FROM billing.checkout_session c
   WHERE c.user_id = e.user_id AND c.session_id = e.session_id AND c.amount = 0 AND e.revoked_at IS NULL
     AND e.status <> 'ended' AND e.subscription_id IS NOT NULL`,
]

/** What a payment provider has still to be told about a subscription. */
export class ProviderOwed1795205945000 implements MigrationInterface {
  readonly name = 'ProviderOwed1795205945000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE billing.entitlement DROP COLUMN provider_owed CASCADE')
  }
}
