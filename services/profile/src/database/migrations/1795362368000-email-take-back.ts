import type { MigrationInterface, QueryRunner } from 'typeorm'

const KINDS_BEFORE = `'token_reused', 'device_demoted', 'wrong_codes', 'wrong_codes_everywhere', 'device_revoked',
  'signed_out_everywhere', 'code_shown', 'code_rotated', 'codes_scarce', 'pairing_opened', 'pairing_closed',
  'pairing_stopped', 'paired', 'restored_by_mail', 'confirm_stopped', 'email_change_asked', 'email_changed',
  'passkey_added', 'passkey_removed', 'passkey_copied', 'restored_by_passkey', 'code_restore_off',
  'code_restore_on', 'data_exported', 'data_imported', 'deletion_asked', 'deletion_undone', 'profile_erased',
  'confirmed_by_mail', 'confirmed_by_passkey'`

const KIND_OF_TAKE_BACK = `'email_taken_back'`

const allowEvents = (kinds: string): string[] => [
  'ALTER TABLE profile.security_event DROP CONSTRAINT security_event_kind',
  `ALTER TABLE profile.security_event ADD CONSTRAINT security_event_kind CHECK (kind IN (${kinds}))`,
]

const UP = [
  `CREATE TABLE profile.email_take_back (
     user_id uuid NOT NULL,
     change_id uuid NOT NULL,
     token_hash bytea NOT NULL,
     email_sealed bytea NOT NULL,
     code_restore_enabled boolean NOT NULL,
     changed_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     PRIMARY KEY (user_id, change_id),
     CONSTRAINT email_take_back_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT email_take_back_token_hash CHECK (octet_length(token_hash) = 32)
   )`,
  'CREATE UNIQUE INDEX email_take_back_by_token ON profile.email_take_back (token_hash)',
  ...allowEvents(`${KINDS_BEFORE}, ${KIND_OF_TAKE_BACK}`),
]

const DOWN = [
  `DELETE FROM profile.security_event WHERE kind IN (${KIND_OF_TAKE_BACK})`,
  ...allowEvents(KINDS_BEFORE),
  'DROP TABLE profile.email_take_back',
]

/** For three days the address before a change can take it back. */
export class EmailTakeBack1795362368000 implements MigrationInterface {
  readonly name = 'EmailTakeBack1795362368000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
