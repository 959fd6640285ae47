import type { MigrationInterface, QueryRunner } from 'typeorm'

const KINDS_BEFORE = `'token_reused', 'device_demoted', 'wrong_codes', 'wrong_codes_everywhere', 'device_revoked',
  'signed_out_everywhere', 'code_shown', 'code_rotated', 'codes_scarce', 'pairing_opened', 'pairing_closed',
  'pairing_stopped', 'paired', 'restored_by_mail', 'confirm_stopped', 'email_change_asked', 'email_changed'`

const KINDS_OF_PASSKEYS = `'passkey_added', 'passkey_removed', 'passkey_copied', 'restored_by_passkey',
  'code_restore_off', 'code_restore_on'`

const allowEvents = (kinds: string): string[] => [
  'ALTER TABLE profile.security_event DROP CONSTRAINT security_event_kind',
  `ALTER TABLE profile.security_event ADD CONSTRAINT security_event_kind CHECK (kind IN (${kinds}))`,
]

const UP = [
  'ALTER TABLE profile.profile ADD COLUMN code_restore_enabled boolean NOT NULL DEFAULT true',
  `CREATE TABLE profile.passkey (
     user_id uuid NOT NULL,
     passkey_id uuid NOT NULL,
     credential_id bytea NOT NULL,
     public_key bytea NOT NULL,
     counter bigint NOT NULL,
     transports text[] NOT NULL,
     name text NOT NULL,
     backed_up boolean NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     last_used_at timestamptz,
     PRIMARY KEY (user_id, passkey_id),
     CONSTRAINT passkey_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT passkey_credential_id CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
     CONSTRAINT passkey_public_key CHECK (octet_length(public_key) BETWEEN 1 AND 4096),
     CONSTRAINT passkey_counter CHECK (counter BETWEEN 0 AND 4294967295),
     CONSTRAINT passkey_transports CHECK (cardinality(transports) <= 10),
     CONSTRAINT passkey_name CHECK (char_length(name) BETWEEN 1 AND 60)
   )`,
  'CREATE UNIQUE INDEX passkey_by_credential ON profile.passkey (credential_id)',
  `CREATE TABLE profile.passkey_challenge (
     challenge_hash bytea PRIMARY KEY,
     purpose text NOT NULL,
     visitor_id uuid,
     user_id uuid,
     session_id uuid,
     expires_at timestamptz NOT NULL,
     CONSTRAINT passkey_challenge_visitor
       FOREIGN KEY (visitor_id) REFERENCES profile.visitor (visitor_id) ON DELETE CASCADE,
     CONSTRAINT passkey_challenge_session FOREIGN KEY (user_id, session_id)
       REFERENCES profile.session (user_id, session_id) ON DELETE CASCADE,
     CONSTRAINT passkey_challenge_hash CHECK (octet_length(challenge_hash) = 32),
     CONSTRAINT passkey_challenge_purpose CHECK (purpose IN ('register', 'sign_in', 'unlock')),
     CONSTRAINT passkey_challenge_holder CHECK (CASE purpose WHEN 'sign_in'
       THEN visitor_id IS NOT NULL AND user_id IS NULL AND session_id IS NULL
       ELSE visitor_id IS NULL AND user_id IS NOT NULL AND session_id IS NOT NULL END)
   )`,
  'CREATE INDEX passkey_challenge_by_visitor ON profile.passkey_challenge (visitor_id) WHERE visitor_id IS NOT NULL',
  'CREATE INDEX passkey_challenge_by_session ON profile.passkey_challenge (user_id, session_id) WHERE user_id IS NOT NULL',
  ...allowEvents(`${KINDS_BEFORE}, ${KINDS_OF_PASSKEYS}`),
]

const DOWN = [
  'DROP TABLE profile.passkey_challenge',
  'DROP TABLE profile.passkey',
  'ALTER TABLE profile.profile DROP COLUMN code_restore_enabled',
  `DELETE FROM profile.security_event WHERE kind IN (${KINDS_OF_PASSKEYS})`,
  ...allowEvents(KINDS_BEFORE),
]

/** Passkeys, the questions they answer, and the switch that keeps the code from opening the profile elsewhere. */
export class Passkeys1795177516000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
