/** Where a table lies when one Postgres is many, by the rules of Citus. */
export type Placement =
  /** In shards by this column, which is a person; all of one person lie in one of them. */
  | { by: 'user_id' | 'owner' }
  /** On the one machine that everybody asks first. */
  | { here: string }

const DIARY: Placement = { by: 'user_id' }

const TEXTS: Placement = {
  here: 'texts of the product; their size does not depend on how many people there are',
}
const WAYS_IN: Placement = {
  here: 'some dozens of short rows a person, found by a secret before anybody knows whose it is',
}
const MONEY: Placement = { here: 'a few rows for who pays; what counts once is unique among all people' }
const DEVICES: Placement = {
  here: 'a row or two a person; workers take what is due among everybody, and a device changes hands',
}
const OPERATION: Placement = { here: 'about the product and those who run it' }
const BRIEF: Placement = { here: 'waits for a worker for moments, and is gone' }

/** Every table of the services, `schema.table`. A new one: say where it lies. */
export const PLACEMENTS: Record<string, Placement> = {
  'tracking.fluid_entry': DIARY,
  'tracking.milestone_entry': DIARY,
  'tracking.mood_entry': DIARY,
  'tracking.progress_report': DIARY,
  'tracking.recovery_entry': DIARY,
  'tracking.vitamin_entry': DIARY,
  'tracking.weight_entry': DIARY,
  'tracking.push_subscription': DEVICES,
  'tracking.reminder_settings': DEVICES,
  'food_analysis.favourite_meal': DIARY,
  'food_analysis.food_entry': DIARY,
  'food_analysis.food_tombstone': DIARY,
  'food_analysis.scan': DIARY,
  'food_analysis.scan_quota': DIARY,
  'food_analysis.ai_usage': OPERATION,
  'food_analysis.barcode': TEXTS,
  'food_analysis.fdc_progress': TEXTS,
  'food_analysis.fdc_staged_food': TEXTS,
  'food_analysis.food': TEXTS,
  'food_analysis.food_load': TEXTS,
  'food_analysis.food_word': TEXTS,
  'content.check_in': DIARY,
  'content.favourite_recipe': DIARY,
  'content.filled_week': DIARY,
  'content.lesson_progress': DIARY,
  'content.plan_swap': DIARY,
  'content.announcement': TEXTS,
  'content.document': TEXTS,
  'content.draft': TEXTS,
  'profile.clinic_plan': WAYS_IN,
  'profile.confirmation_code': WAYS_IN,
  'profile.consent_entry': WAYS_IN,
  'profile.device': WAYS_IN,
  'profile.email_change': WAYS_IN,
  'profile.email_take_back': WAYS_IN,
  'profile.erasure_step': BRIEF,
  'profile.fresh_confirmation': WAYS_IN,
  'profile.helper_grant': WAYS_IN,
  'profile.helper_invitation': WAYS_IN,
  'profile.helper_look': WAYS_IN,
  'profile.mail_outbox': BRIEF,
  'profile.outbox_event': BRIEF,
  'profile.operator_audit': OPERATION,
  'profile.operator_token': OPERATION,
  'profile.pairing_window': WAYS_IN,
  'profile.passkey': WAYS_IN,
  'profile.passkey_challenge': WAYS_IN,
  'profile.personal_token': WAYS_IN,
  'profile.policy_version': TEXTS,
  'profile.profile': WAYS_IN,
  'profile.recovery_code': WAYS_IN,
  'profile.restore_challenge': WAYS_IN,
  'profile.security_event': WAYS_IN,
  'profile.session': WAYS_IN,
  'profile.session_token': WAYS_IN,
  'profile.tombstone': WAYS_IN,
  'profile.tombstone_token': WAYS_IN,
  'profile.visitor': WAYS_IN,
  'billing.checkout_session': MONEY,
  'billing.entitlement': MONEY,
  'billing.given_refund': MONEY,
  'billing.notice': BRIEF,
  'billing.package': TEXTS,
  'billing.package_price': TEXTS,
  'billing.promo_code': MONEY,
  'billing.promo_redemption': MONEY,
  'billing.webhook_event': BRIEF,
  'releases.canary_mark': OPERATION,
  'releases.chosen_value': OPERATION,
  'releases.field_day': OPERATION,
  'releases.flag_tester': OPERATION,
  'releases.release': OPERATION,
  'releases.rollout': OPERATION,
  // Written in the transaction of the entry that it speaks of, so it lies where that lies.
  'tracking.idempotency_key': { by: 'owner' },
  'food_analysis.idempotency_key': { by: 'owner' },
  'content.idempotency_key': { by: 'owner' },
  'profile.idempotency_key': WAYS_IN,
  'billing.idempotency_key': MONEY,
  'releases.idempotency_key': OPERATION,
  ...Object.fromEntries(
    ['tracking', 'food_analysis', 'content', 'profile', 'billing', 'releases'].flatMap((schema) => [
      [`${schema}.migration`, OPERATION],
      [`${schema}.throttle`, { here: 'counters of minutes, asked before anybody is known' }],
    ]),
  ),
}

/** The column by which a table lies in shards; null for one that does not. */
export const shardColumnOf = (table: string): string | null => {
  const placement = PLACEMENTS[table]
  return placement && 'by' in placement ? placement.by : null
}
