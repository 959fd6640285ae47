import type { MigrationInterface, QueryRunner } from 'typeorm'

const PURPOSES = `'show_code', 'pairing', 'change_email', 'change_passkeys', 'code_restore', 'export', 'delete_profile',
  'billing_portal'`

const QUESTIONS_BEFORE = `'register', 'sign_in', 'unlock'`

const QUESTIONS_OF_CONFIRMATIONS = `'confirm_show_code', 'confirm_pairing', 'confirm_change_email',
  'confirm_change_passkeys', 'confirm_code_restore', 'confirm_export', 'confirm_delete_profile',
  'confirm_billing_portal'`

const KINDS_BEFORE = `'token_reused', 'device_demoted', 'wrong_codes', 'wrong_codes_everywhere', 'device_revoked',
  'signed_out_everywhere', 'code_shown', 'code_rotated', 'codes_scarce', 'pairing_opened', 'pairing_closed',
  'pairing_stopped', 'paired', 'restored_by_mail', 'confirm_stopped', 'email_change_asked', 'email_changed',
  'passkey_added', 'passkey_removed', 'passkey_copied', 'restored_by_passkey', 'code_restore_off',
  'code_restore_on', 'data_exported', 'data_imported', 'deletion_asked', 'deletion_undone', 'profile_erased'`

const KINDS_OF_CONFIRMATIONS = `'confirmed_by_mail', 'confirmed_by_passkey'`

const allowEvents = (kinds: string): string[] => [
  'ALTER TABLE profile.security_event DROP CONSTRAINT security_event_kind',
  `ALTER TABLE profile.security_event ADD CONSTRAINT security_event_kind CHECK (kind IN (${kinds}))`,
]

const allowQuestions = (purposes: string): string[] => [
  'ALTER TABLE profile.passkey_challenge DROP CONSTRAINT passkey_challenge_purpose',
  `ALTER TABLE profile.passkey_challenge ADD CONSTRAINT passkey_challenge_purpose CHECK (purpose IN (${purposes}))`,
]

const UP = [
  `CREATE TABLE profile.fresh_confirmation (
     user_id uuid NOT NULL,
     session_id uuid NOT NULL,
     purpose text NOT NULL,
     confirmed_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (user_id, session_id, purpose),
     CONSTRAINT fresh_confirmation_session FOREIGN KEY (user_id, session_id)
       REFERENCES profile.session (user_id, session_id) ON DELETE CASCADE,
     CONSTRAINT fresh_confirmation_purpose CHECK (purpose IN (${PURPOSES}))
   )`,
  `CREATE TABLE profile.confirmation_code (
     user_id uuid NOT NULL,
     session_id uuid NOT NULL,
     purpose text NOT NULL,
     code_hash bytea NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     tries smallint NOT NULL DEFAULT 0,
     PRIMARY KEY (user_id, session_id, purpose),
     CONSTRAINT confirmation_code_session FOREIGN KEY (user_id, session_id)
       REFERENCES profile.session (user_id, session_id) ON DELETE CASCADE,
     CONSTRAINT confirmation_code_purpose CHECK (purpose IN (${PURPOSES})),
     CONSTRAINT confirmation_code_hash CHECK (octet_length(code_hash) = 32),
     CONSTRAINT confirmation_code_tries CHECK (tries BETWEEN 0 AND 5)
   )`,
  ...allowQuestions(`${QUESTIONS_BEFORE}, ${QUESTIONS_OF_CONFIRMATIONS}`),
  ...allowEvents(`${KINDS_BEFORE}, ${KINDS_OF_CONFIRMATIONS}`),
]

const DOWN = [
  `DELETE FROM profile.security_event WHERE kind IN (${KINDS_OF_CONFIRMATIONS})`,
  ...allowEvents(KINDS_BEFORE),
  `DELETE FROM profile.passkey_challenge WHERE purpose IN (${QUESTIONS_OF_CONFIRMATIONS})`,
  ...allowQuestions(QUESTIONS_BEFORE),
  'DROP TABLE profile.confirmation_code',
  'DROP TABLE profile.fresh_confirmation',
]

/** A signed-in person confirms once more that it is them, for one purpose of one session. */
export class FreshConfirmation1795359316000 implements MigrationInterface {
  readonly name = 'FreshConfirmation1795359316000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
