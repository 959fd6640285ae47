import { closeToOthers } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

const PURPOSES_BEFORE = `'show_code', 'pairing', 'change_email', 'change_passkeys', 'code_restore', 'export',
  'delete_profile', 'billing_portal'`
const KINDS_BEFORE = `'token_reused', 'device_demoted', 'wrong_codes', 'wrong_codes_everywhere', 'device_revoked',
  'signed_out_everywhere', 'code_shown', 'code_rotated', 'codes_scarce', 'pairing_opened', 'pairing_closed',
  'pairing_stopped', 'paired', 'restored_by_mail', 'confirm_stopped', 'email_change_asked', 'email_changed',
  'passkey_added', 'passkey_removed', 'passkey_copied', 'restored_by_passkey', 'code_restore_off',
  'code_restore_on', 'data_exported', 'data_imported', 'deletion_asked', 'deletion_undone', 'profile_erased',
  'confirmed_by_mail', 'confirmed_by_passkey', 'email_taken_back'`
const KINDS_OF_TOKENS = `'token_made', 'token_ended'`

const allow = (table: string, constraint: string, column: string, words: string): string[] => [
  `ALTER TABLE profile.${table} DROP CONSTRAINT ${constraint}`,
  `ALTER TABLE profile.${table} ADD CONSTRAINT ${constraint} CHECK (${column} IN (${words}))`,
]
const allowPurposes = (words: string): string[] => [
  ...allow('fresh_confirmation', 'fresh_confirmation_purpose', 'purpose', words),
  ...allow('confirmation_code', 'confirmation_code_purpose', 'purpose', words),
]
const allowEvents = (words: string): string[] => allow('security_event', 'security_event_kind', 'kind', words)

const UP = [
  `CREATE TABLE profile.personal_token (
     user_id uuid NOT NULL,
     token_id uuid NOT NULL,
     name text NOT NULL,
     access text NOT NULL,
     areas text[] NOT NULL,
     token_hash bytea NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     last_used_at timestamptz,
     PRIMARY KEY (user_id, token_id),
     CONSTRAINT personal_token_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT personal_token_name CHECK (char_length(name) BETWEEN 1 AND 60),
     CONSTRAINT personal_token_access CHECK (access IN ('read', 'read_and_log')),
     CONSTRAINT personal_token_areas CHECK (cardinality(areas) > 0
       AND areas <@ ARRAY['fluids', 'weight', 'vitamins', 'food', 'mood', 'milestones']),
     CONSTRAINT personal_token_hash CHECK (octet_length(token_hash) = 32),
     CONSTRAINT personal_token_life CHECK (expires_at > created_at
       AND expires_at <= created_at + interval '365 days')
   )`,
  'CREATE UNIQUE INDEX personal_token_by_hash ON profile.personal_token (token_hash)',
  ...closeToOthers('profile.personal_token'),
  ...allowPurposes(`${PURPOSES_BEFORE}, 'make_token'`),
  ...allowEvents(`${KINDS_BEFORE}, ${KINDS_OF_TOKENS}`),
]

const DOWN = [
  `DELETE FROM profile.fresh_confirmation WHERE purpose = 'make_token'`,
  `DELETE FROM profile.confirmation_code WHERE purpose = 'make_token'`,
  ...allowPurposes(PURPOSES_BEFORE),
  `DELETE FROM profile.security_event WHERE kind IN (${KINDS_OF_TOKENS})`,
  ...allowEvents(KINDS_BEFORE),
  'DROP TABLE profile.personal_token',
]

/** Tokens with which scripts of a person read or log for them. */
export class PersonalTokens1795466065000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
