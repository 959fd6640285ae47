import { personal, type PersonalTables } from '@gb/service-kit'

const SECRET = 'a secret, and of no use outside'
const WRITTEN = 'how the product works with it, which says nothing about the person'

const PROFILE_COLUMNS = [
  'name',
  'email_sealed',
  'email_lookup',
  'age',
  'gender',
  'height_feet',
  'height_inches',
  'current_weight_lbs',
  'goal_weight_lbs',
  'activity_level',
  'surgery_date',
  'surgery_day_weight_lbs',
  'highest_weight_lbs',
  'pregnant_sealed',
  'iron_sealed',
  'day_starts_at',
  'time_zone',
  'newest_consents',
  'erase_at',
  'erasing_at',
]

/** What this service holds about people beside the profile itself. Erased by the eraser, not by this list. */
export const OWN_TABLES: PersonalTables = {
  schema: 'profile',
  sections: [
    {
      section: 'profile_settings',
      table: 'profile.profile',
      columns: [
        personal.instant('created_at'),
        personal.instant('updated_at'),
        personal.boolean('code_restore_enabled'),
        personal.instant('deletion_requested_at'),
      ],
      omitted: Object.fromEntries(
        PROFILE_COLUMNS.map((column) => [column, 'exported in the profile of the document']),
      ),
      order: ['created_at'],
    },
    {
      section: 'consents',
      table: 'profile.consent_entry',
      person: 'subject_id',
      columns: [
        personal.uuid('consent_id'),
        personal.text('purpose'),
        personal.boolean('granted'),
        personal.text('policy_text'),
        personal.text('policy_version'),
        personal.text('policy_sha256'),
        personal.text('app_version'),
        personal.instant('client_ts'),
        personal.instant('server_ts'),
      ],
      omitted: { subject_kind: WRITTEN, visitor_id: WRITTEN },
      order: ['server_ts', 'consent_id'],
    },
    {
      section: 'devices',
      table: 'profile.device',
      columns: [
        personal.uuid('device_id'),
        personal.text('name', 'label'),
        personal.instant('first_seen_at', 'created_at'),
        personal.instant('last_seen_at'),
        personal.instant('revoked_at'),
      ],
      omitted: { token_hash: SECRET, wrong_codes: WRITTEN },
      order: ['created_at', 'device_id'],
    },
    {
      section: 'passkeys',
      table: 'profile.passkey',
      columns: [
        personal.uuid('passkey_id'),
        personal.text('name'),
        personal.boolean('backed_up'),
        personal.texts('transports'),
        personal.instant('created_at'),
        personal.instant('last_used_at'),
      ],
      omitted: { credential_id: SECRET, public_key: WRITTEN, counter: WRITTEN },
      order: ['created_at', 'passkey_id'],
    },
    {
      section: 'sessions',
      table: 'profile.session',
      columns: [
        personal.uuid('session_id'),
        personal.uuid('device_id'),
        personal.instant('created_at'),
        personal.instant('last_seen_at'),
        personal.instant('revoked_at'),
      ],
      omitted: {},
      order: ['created_at', 'session_id'],
    },
    {
      section: 'security_events',
      table: 'profile.security_event',
      columns: [
        personal.uuid('event_id'),
        personal.text('kind'),
        personal.uuid('device_id'),
        personal.instant('at'),
      ],
      omitted: { network: 'a keyed pseudonym that names no address', once_key: WRITTEN },
      order: ['at', 'event_id'],
    },
  ],
  unexported: {
    recovery_code: SECRET,
    session_token: SECRET,
    pairing_window: 'ten minutes of waiting for a device',
    restore_challenge: SECRET,
    passkey_challenge: SECRET,
    fresh_confirmation: 'ten minutes of a session that was confirmed; the events say when',
    confirmation_code: SECRET,
    email_take_back: 'the e-mail before a change, kept for 72 hours so that it can be put back',
    email_change: 'exported as pending_email of the profile',
    mail_outbox: 'a mail on its way, which is the copy that the person gets',
    outbox_event: 'a weight on its way to the weight log, which is exported',
    erasure_step: 'how far an erasure has come',
  },
}
