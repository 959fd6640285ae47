import { closeToOthers } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

const PURPOSES_BEFORE = `'show_code', 'pairing', 'change_email', 'change_passkeys', 'code_restore', 'export',
  'delete_profile', 'billing_portal', 'make_token'`
const KINDS_BEFORE = `'token_reused', 'device_demoted', 'wrong_codes', 'wrong_codes_everywhere', 'device_revoked',
  'signed_out_everywhere', 'code_shown', 'code_rotated', 'codes_scarce', 'pairing_opened', 'pairing_closed',
  'pairing_stopped', 'paired', 'restored_by_mail', 'confirm_stopped', 'email_change_asked', 'email_changed',
  'passkey_added', 'passkey_removed', 'passkey_copied', 'restored_by_passkey', 'code_restore_off',
  'code_restore_on', 'data_exported', 'data_imported', 'deletion_asked', 'deletion_undone', 'profile_erased',
  'confirmed_by_mail', 'confirmed_by_passkey', 'email_taken_back', 'token_made', 'token_ended'`
const KINDS_OF_HELPERS = `'helper_invited', 'helper_accepted', 'helper_ended'`

const allow = (table: string, constraint: string, column: string, words: string): string[] => [
  `ALTER TABLE profile.${table} DROP CONSTRAINT ${constraint}`,
  `ALTER TABLE profile.${table} ADD CONSTRAINT ${constraint} CHECK (${column} IN (${words}))`,
]
const allowPurposes = (words: string): string[] => [
  ...allow('fresh_confirmation', 'fresh_confirmation_purpose', 'purpose', words),
  ...allow('confirmation_code', 'confirmation_code_purpose', 'purpose', words),
]
const allowEvents = (words: string): string[] => allow('security_event', 'security_event_kind', 'kind', words)

const SCOPES = `ARRAY['weights', 'fluids', 'meals', 'vitamins', 'mood']`

const UP = [
  `CREATE TABLE profile.helper_invitation (
     user_id uuid NOT NULL,
     invitation_id uuid NOT NULL,
     email_sealed bytea NOT NULL,
     scopes text[] NOT NULL,
     may_log boolean NOT NULL,
     ends_at timestamptz NOT NULL,
     token_hash bytea NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     PRIMARY KEY (user_id, invitation_id),
     CONSTRAINT helper_invitation_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT helper_invitation_scopes CHECK (cardinality(scopes) > 0 AND scopes <@ ${SCOPES}),
     CONSTRAINT helper_invitation_hash CHECK (octet_length(token_hash) = 32),
     CONSTRAINT helper_invitation_life CHECK (expires_at > created_at AND expires_at <= created_at + interval '72 hours'
       AND ends_at > created_at AND ends_at <= created_at + interval '365 days')
   )`,
  'CREATE UNIQUE INDEX helper_invitation_by_hash ON profile.helper_invitation (token_hash)',
  ...closeToOthers('profile.helper_invitation'),
  `CREATE TABLE profile.helper_grant (
     user_id uuid NOT NULL,
     grant_id uuid NOT NULL,
     helper_id uuid NOT NULL,
     email_sealed bytea NOT NULL,
     scopes text[] NOT NULL,
     may_log boolean NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     ends_at timestamptz NOT NULL,
     ended_at timestamptz,
     PRIMARY KEY (user_id, grant_id),
     CONSTRAINT helper_grant_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT helper_grant_helper FOREIGN KEY (helper_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT helper_grant_scopes CHECK (cardinality(scopes) > 0 AND scopes <@ ${SCOPES}),
     CONSTRAINT helper_grant_other CHECK (helper_id <> user_id),
     CONSTRAINT helper_grant_life CHECK (ends_at <= created_at + interval '365 days')
   )`,
  `CREATE UNIQUE INDEX helper_grant_once ON profile.helper_grant (user_id, helper_id) WHERE ended_at IS NULL`,
  'CREATE INDEX helper_grant_by_helper ON profile.helper_grant (helper_id)',
  ...closeToOthers('profile.helper_grant'),
  `CREATE TABLE profile.helper_look (
     user_id uuid NOT NULL,
     grant_id uuid NOT NULL,
     scope text NOT NULL,
     does text NOT NULL,
     hour timestamptz NOT NULL,
     PRIMARY KEY (user_id, grant_id, hour, scope, does),
     CONSTRAINT helper_look_grant FOREIGN KEY (user_id, grant_id)
       REFERENCES profile.helper_grant (user_id, grant_id) ON DELETE CASCADE,
     CONSTRAINT helper_look_scope CHECK (ARRAY[scope] <@ ${SCOPES}),
     CONSTRAINT helper_look_does CHECK (does IN ('see', 'log'))
   )`,
  ...closeToOthers('profile.helper_look'),
  ...allowPurposes(`${PURPOSES_BEFORE}, 'invite_helper'`),
  ...allowEvents(`${KINDS_BEFORE}, ${KINDS_OF_HELPERS}`),
]

const DOWN = [
  `DELETE FROM profile.fresh_confirmation WHERE purpose = 'invite_helper'`,
  `DELETE FROM profile.confirmation_code WHERE purpose = 'invite_helper'`,
  ...allowPurposes(PURPOSES_BEFORE),
  `DELETE FROM profile.security_event WHERE kind IN (${KINDS_OF_HELPERS})`,
  ...allowEvents(KINDS_BEFORE),
  'DROP TABLE profile.helper_look',
  'DROP TABLE profile.helper_grant',
  'DROP TABLE profile.helper_invitation',
]

/** Somebody at a person's side: who was invited, who is there, and when they looked. */
export class Helpers1796029276000 implements MigrationInterface {
  readonly name = 'Helpers1796029276000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
