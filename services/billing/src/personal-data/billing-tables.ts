import { personal, type PersonalTables, statement } from '@gb/service-kit'

// Tax law wants what was paid for kept. It stays under a random id that nothing leads back from: who paid is gone.
const keepPaid = statement(
  'erase_payer',
  `UPDATE billing.checkout_session SET user_id = $2 WHERE user_id = $1 AND state = 'paid'`,
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
        personal.text('currency'),
        personal.text('state'),
        personal.instant('created_at'),
      ],
      omitted: {
        return_origin: 'the address of this app',
        expires_at: 'a day after created_at',
      },
      order: ['created_at', 'session_id'],
    },
    {
      section: 'premium_periods',
      table: 'billing.entitlement',
      columns: [
        personal.text('session_id'),
        personal.text('package_id'),
        personal.instant('starts_at'),
        personal.instant('ends_at'),
        personal.boolean('cancel_at_period_end'),
        personal.instant('revoked_at'),
      ],
      omitted: { created_at: 'when the row was written, which says nothing about the person' },
      order: ['starts_at', 'session_id'],
    },
  ],
  unexported: {},
  eraseFirst: [keepPaid],
}
