import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { SERVICE_NAMES } from '@gb/service-kit'

/** What finds out who somebody is: by a secret, or by a number of the payment service. */
const LOOK_UPS = [
  'any_pairing_window',
  'count_device_try',
  'count_wrong_pairing_code',
  'entitlement_by_subscription',
  'entitlements_by_customer',
  'find_checkout_session',
  'find_email_take_back',
  'find_helper_invitation',
  'find_live_personal_token',
  'find_live_sessions',
  'find_passkey_by_credential',
  'find_recovery_code_owner',
  'keep_device',
  'language_of_mailbox',
  'lock_pairing_windows',
  'owner_of_device',
  'session_ended_by_deletion',
]

/** What moves a row from one subject to another, or writes one that may have none. */
const TWO_SUBJECTS = [
  'erase_payer',
  'erase_refunded',
  'forget_person',
  'insert_security_event',
  'quarantine_codes',
  'take_over_consents',
  'take_push_subscription',
]

/** What somebody at a person's side asks of their grants, which are rows of that person. */
const AT_SIDE = ['leave_helped_person', 'list_helped_people']

/** Rounds over everybody, and what operators see of them. */
const ROUNDS = [
  'add_erasure_steps',
  'begin_erasures',
  'claim_due_reminders',
  'claim_erasure_steps',
  'count_recovery_codes',
  'erase_waiting_weights',
  'erasures_ready',
  'find_merge_rests',
  'find_people_by_mailbox',
  'is_any_erasure_due',
  'is_waiting_work',
  'list_deletions',
  'list_erasure_requests',
  'list_exports',
  'list_merge_requests',
  'list_waiting_work',
  'mails_given_up',
  'next_due_reminder',
  'retry_erasure',
  'retry_weight',
  'state_of_mails',
  'state_of_reminders',
  'state_of_waiting_work',
]

/** Files whose work is for everybody. */
const FILES = [
  'billing/src/reconcile/reconciler.service.ts',
  'billing/src/webhook/event-work.ts',
  'content/src/check-in/inbox-watch.ts',
  'food-analysis/src/quota/scan-reaper.ts',
]

const SERVICES = join(process.cwd(), 'services')

const sources = SERVICE_NAMES.flatMap((service) =>
  readdirSync(join(SERVICES, service, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
    .map((file) => join(service, 'src', file)),
).map((file) => ({ file, text: readFileSync(join(SERVICES, file), 'utf8') }))

const namesIn = (text: string): string[] =>
  [...text.matchAll(/statementForEveryone\(\s*['"`](\w+)['"`]/g)].flatMap(([, name]) => name ?? [])

describe('what is for everybody', () => {
  // A new one: say in which of the lists it belongs, or find out for whom it is.
  it('is a statement that is known by name', () => {
    expect(sources.flatMap(({ text }) => namesIn(text)).sort()).toEqual(
      [...LOOK_UPS, ...TWO_SUBJECTS, ...AT_SIDE, ...ROUNDS].sort(),
    )
  })

  it('is a job that is known by its file', () => {
    const calling = sources.filter(({ text }) => /\bforEveryone\(/.test(text)).map(({ file }) => file)
    expect(calling.sort()).toEqual(FILES)
  })
})
