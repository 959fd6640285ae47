import { personal, type PersonalTables, statementForEveryone } from '@gb/service-kit'

// Tax law wants what was paid for kept. It stays under a random id that nothing leads back from: who paid is gone.
const keepPaid = statementForEveryone(
  'erase_payer',
  `UPDATE billing.checkout_session SET user_id = $2, url = NULL, request_key = NULL, request_hash = NULL
   WHERE user_id = $1 AND state = 'paid'`,
)

const keepRefunds = statementForEveryone(
  'erase_refunded',
  `UPDATE billing.given_refund SET user_id = $2 WHERE user_id = $1 AND state <> 'refused'`,
)

/** Everything billing holds about people. */
export const BILLING_TABLES: PersonalTables = {
  schema: 'billing',
  sections: [
    {
      section: 'payments',
      table: 'billing.checkout_session',
      columns: [
        personal.text('session_id'),
        personal.text('package_id'),
        personal.integer('months'),
        personal.numeric('amount'),
        personal.numeric('renewal_amount'),
        personal.text('currency'),
        personal.text('promo_code'),
        personal.integer('discount_percent'),
        personal.text('provider'),
        personal.text('state'),
        personal.instant('created_at'),
      ],
      omitted: {
        start_id: 'our own number of the payment, beside the session_id',
        return_origin: 'the address of this app',
        url: 'the page to pay on, which opens for an hour',
        request_key: 'a random number that keeps a payment from being begun twice',
        request_hash: 'what was asked with that number, which the other columns say',
        expires_at: 'an hour after created_at',
      },
      order: ['created_at', 'session_id'],
    },
    {
      section: 'premium_periods',
      table: 'billing.entitlement',
      columns: [
        personal.text('session_id'),
        personal.text('package_id'),
        personal.text('provider'),
        personal.text('subscription_id'),
        personal.text('customer_id'),
        personal.text('status'),
        personal.instant('starts_at'),
        personal.instant('ends_at'),
        personal.boolean('cancel_at_period_end'),
        personal.instant('revoked_at'),
        personal.instant('refund_asked_at'),
        personal.instant('refunded_at'),
      ],
      omitted: {
        created_at: 'when the row was written, which says nothing about the person',
        synced_at: 'when the payment service was asked last',
        provider_owed: 'what the payment service has still to be told of what the other columns say',
      },
      order: ['starts_at', 'session_id'],
    },
    {
      section: 'refunds',
      table: 'billing.given_refund',
      columns: [
        personal.uuid('refund_id'),
        personal.text('session_id'),
        personal.text('payment_id'),
        personal.text('provider'),
        personal.numeric('amount'),
        personal.text('currency'),
        personal.boolean('ends_premium'),
        personal.text('state'),
        personal.instant('asked_at'),
        personal.instant('settled_at'),
      ],
      omitted: { asked_by: 'who of the operators gave it, which says nothing about the person' },
      order: ['asked_at', 'refund_id'],
    },
    {
      section: 'promo_codes',
      table: 'billing.promo_redemption',
      columns: [personal.text('code'), personal.instant('reserved_at'), personal.instant('redeemed_at')],
      omitted: { start_id: 'our own number of the payment' },
      order: ['code'],
    },
  ],
  unexported: {
    notice: 'mails about the subscription, which say what premium_periods says',
  },
  eraseFirst: [keepPaid, keepRefunds],
}
