import type { MigrationInterface, QueryRunner } from 'typeorm'

const SESSIONS = [
  `CREATE TABLE profile.session_token (
     user_id uuid NOT NULL,
     session_id uuid NOT NULL,
     token_hash bytea NOT NULL,
     issued_at timestamptz NOT NULL DEFAULT now(),
     used_at timestamptz,
     replaced_at timestamptz,
     PRIMARY KEY (user_id, session_id, token_hash),
     CONSTRAINT session_token_session FOREIGN KEY (user_id, session_id)
       REFERENCES profile.session (user_id, session_id) ON DELETE CASCADE,
     CONSTRAINT session_token_hash CHECK (octet_length(token_hash) = 32)
   )`,
  `INSERT INTO profile.session_token (user_id, session_id, token_hash, issued_at, used_at)
   SELECT user_id, session_id, token_hash, created_at, created_at FROM profile.session`,
  `CREATE UNIQUE INDEX session_token_by_hash ON profile.session_token (token_hash)`,
  `ALTER TABLE profile.session DROP COLUMN token_hash`,
  `CREATE INDEX session_by_device ON profile.session (user_id, device_id)`,
  `ALTER TABLE profile.device ADD COLUMN label text NOT NULL DEFAULT 'Browser'`,
  `ALTER TABLE profile.device ADD CONSTRAINT device_label CHECK (char_length(label) BETWEEN 1 AND 60)`,
]

const SESSIONS_AS_BEFORE = [
  `ALTER TABLE profile.device DROP COLUMN label`,
  `DROP INDEX profile.session_by_device`,
  `ALTER TABLE profile.session ADD COLUMN token_hash bytea`,
  `UPDATE profile.session s SET token_hash = (
     SELECT t.token_hash FROM profile.session_token t WHERE t.user_id = s.user_id AND t.session_id = s.session_id
     ORDER BY t.used_at DESC NULLS LAST LIMIT 1)`,
  `ALTER TABLE profile.session ALTER COLUMN token_hash SET NOT NULL`,
  `CREATE UNIQUE INDEX session_by_token ON profile.session (token_hash)`,
  `DROP TABLE profile.session_token`,
  `ALTER TABLE profile.session ADD CONSTRAINT session_token_hash CHECK (octet_length(token_hash) = 32)`,
]

const RESTORE = [
  `CREATE TABLE profile.pairing_window (
     user_id uuid PRIMARY KEY,
     network text NOT NULL,
     opened_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     wrong_codes smallint NOT NULL DEFAULT 0,
     closed_at timestamptz,
     CONSTRAINT pairing_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT pairing_wrong_codes CHECK (wrong_codes BETWEEN 0 AND 3)
   )`,
  `CREATE INDEX pairing_by_network ON profile.pairing_window (network) WHERE closed_at IS NULL`,
  `CREATE TABLE profile.restore_challenge (
     challenge_id uuid PRIMARY KEY,
     kind text NOT NULL,
     visitor_id uuid NOT NULL,
     user_id uuid,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     matched boolean NOT NULL DEFAULT false,
     code_hash bytea,
     link_hash bytea,
     code_expires_at timestamptz,
     tries smallint NOT NULL DEFAULT 0,
     confirmed_at timestamptz,
     CONSTRAINT challenge_visitor
       FOREIGN KEY (visitor_id) REFERENCES profile.visitor (visitor_id) ON DELETE CASCADE,
     CONSTRAINT challenge_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT challenge_kind CHECK (kind IN ('code', 'adopt')),
     CONSTRAINT challenge_code_hash CHECK (octet_length(code_hash) = 32),
     CONSTRAINT challenge_link_hash CHECK (octet_length(link_hash) = 32),
     CONSTRAINT challenge_tries CHECK (tries BETWEEN 0 AND 5)
   )`,
  `CREATE INDEX challenge_by_visitor ON profile.restore_challenge (visitor_id)`,
  `CREATE INDEX challenge_by_profile ON profile.restore_challenge (user_id) WHERE user_id IS NOT NULL`,
]

const MAIL = [
  `CREATE TABLE profile.email_change (
     user_id uuid PRIMARY KEY,
     email_sealed bytea NOT NULL,
     code_hash bytea NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     tries smallint NOT NULL DEFAULT 0,
     CONSTRAINT email_change_profile
       FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT email_change_code_hash CHECK (octet_length(code_hash) = 32),
     CONSTRAINT email_change_tries CHECK (tries BETWEEN 0 AND 5)
   )`,
  `CREATE TABLE profile.mail_outbox (
     mail_id uuid PRIMARY KEY,
     user_id uuid,
     sealed bytea,
     decoy boolean NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     attempts integer NOT NULL DEFAULT 0,
     next_attempt_at timestamptz NOT NULL DEFAULT now(),
     ended_at timestamptz,
     CONSTRAINT mail_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT mail_content CHECK ((sealed IS NULL) = (ended_at IS NOT NULL))
   )`,
  `CREATE INDEX mail_pending ON profile.mail_outbox (next_attempt_at) WHERE ended_at IS NULL`,
  `CREATE INDEX mail_by_profile ON profile.mail_outbox (user_id) WHERE user_id IS NOT NULL`,
]

const EVENTS = [
  `CREATE TABLE profile.security_event (
     event_id uuid PRIMARY KEY,
     kind text NOT NULL,
     user_id uuid,
     device_id uuid,
     network text,
     at timestamptz NOT NULL DEFAULT now(),
     once_key text,
     CONSTRAINT security_event_kind CHECK (kind IN (
       'token_reused', 'device_demoted', 'wrong_codes', 'wrong_codes_everywhere', 'device_revoked',
       'signed_out_everywhere', 'code_shown', 'code_rotated', 'codes_scarce', 'pairing_opened', 'pairing_closed',
       'pairing_stopped', 'paired', 'restored_by_mail', 'confirm_stopped', 'email_change_asked', 'email_changed'))
   )`,
  `CREATE UNIQUE INDEX security_event_once ON profile.security_event (once_key) WHERE once_key IS NOT NULL`,
  `CREATE INDEX security_event_by_profile ON profile.security_event (user_id, at) WHERE user_id IS NOT NULL`,
]

const NEWEST_FIRST = ['security_event', 'mail_outbox', 'email_change', 'restore_challenge', 'pairing_window']

/** Rotating session tokens, the ways back in, e-mail changes, the mail outbox and security events. */
export class Identity1795171943000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [...SESSIONS, ...RESTORE, ...MAIL, ...EVENTS]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of NEWEST_FIRST) await runner.query(`DROP TABLE profile.${table}`)
    for (const sql of SESSIONS_AS_BEFORE) await runner.query(sql)
  }
}
