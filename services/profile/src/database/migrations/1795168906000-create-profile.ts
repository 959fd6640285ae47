import { createKitTables, dropKitTables } from '@gb/service-kit'
import type { MigrationInterface, QueryRunner } from 'typeorm'

const TABLES = [
  `CREATE TABLE profile.profile (
     user_id uuid PRIMARY KEY,
     name text NOT NULL,
     email_sealed bytea NOT NULL,
     email_lookup bytea NOT NULL,
     age smallint NOT NULL,
     gender text NOT NULL,
     height_feet smallint NOT NULL,
     height_inches smallint NOT NULL,
     current_weight_lbs numeric(4,1) NOT NULL,
     goal_weight_lbs numeric(4,1) NOT NULL,
     activity_level text NOT NULL,
     surgery_date date,
     time_zone text,
     created_at timestamptz NOT NULL DEFAULT now(),
     updated_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT profile_name CHECK (char_length(name) BETWEEN 1 AND 100),
     CONSTRAINT profile_email_lookup CHECK (octet_length(email_lookup) = 32),
     CONSTRAINT profile_age CHECK (age BETWEEN 18 AND 100),
     CONSTRAINT profile_gender CHECK (gender IN ('female', 'male')),
     CONSTRAINT profile_height_feet CHECK (height_feet BETWEEN 4 AND 7),
     CONSTRAINT profile_height_inches CHECK (height_inches BETWEEN 0 AND 11),
     CONSTRAINT profile_current_weight CHECK (current_weight_lbs BETWEEN 80 AND 600),
     CONSTRAINT profile_goal_weight CHECK (goal_weight_lbs BETWEEN 80 AND 400),
     CONSTRAINT profile_activity_level
       CHECK (activity_level IN ('sedentary', 'light', 'moderate', 'active', 'very_active')),
     CONSTRAINT profile_surgery_date CHECK (
       surgery_date BETWEEN DATE '1980-01-01' AND (updated_at AT TIME ZONE 'UTC')::date + 1098),
     CONSTRAINT profile_time_zone CHECK (char_length(time_zone) BETWEEN 1 AND 64)
   )`,
  `CREATE INDEX profile_by_email ON profile.profile (email_lookup)`,
  `CREATE TABLE profile.recovery_code (
     user_id uuid NOT NULL,
     code_lookup bytea NOT NULL,
     code_sealed bytea NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     retired_at timestamptz,
     PRIMARY KEY (user_id, code_lookup),
     CONSTRAINT recovery_code_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT recovery_code_lookup CHECK (octet_length(code_lookup) = 32)
   )`,
  `CREATE UNIQUE INDEX recovery_code_unique ON profile.recovery_code (code_lookup)`,
  `CREATE UNIQUE INDEX recovery_code_current ON profile.recovery_code (user_id) WHERE retired_at IS NULL`,
  `CREATE TABLE profile.device (
     user_id uuid NOT NULL,
     device_id uuid NOT NULL,
     token_hash bytea NOT NULL,
     wrong_codes smallint NOT NULL DEFAULT 0,
     created_at timestamptz NOT NULL DEFAULT now(),
     last_seen_at timestamptz NOT NULL DEFAULT now(),
     revoked_at timestamptz,
     PRIMARY KEY (user_id, device_id),
     CONSTRAINT device_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT device_token_hash CHECK (octet_length(token_hash) = 32),
     CONSTRAINT device_wrong_codes CHECK (wrong_codes >= 0)
   )`,
  `CREATE UNIQUE INDEX device_by_token ON profile.device (token_hash)`,
  `CREATE TABLE profile.session (
     user_id uuid NOT NULL,
     session_id uuid NOT NULL,
     device_id uuid NOT NULL,
     token_hash bytea NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     last_seen_at timestamptz NOT NULL DEFAULT now(),
     revoked_at timestamptz,
     PRIMARY KEY (user_id, session_id),
     CONSTRAINT session_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT session_token_hash CHECK (octet_length(token_hash) = 32)
   )`,
  `CREATE UNIQUE INDEX session_by_token ON profile.session (token_hash)`,
  `CREATE TABLE profile.visitor (
     visitor_id uuid PRIMARY KEY,
     token_hash bytea NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     created_user_id uuid,
     profile_created_at timestamptz,
     create_fingerprint bytea,
     create_key text,
     CONSTRAINT visitor_profile
       FOREIGN KEY (created_user_id) REFERENCES profile.profile (user_id) ON DELETE SET NULL,
     CONSTRAINT visitor_token_hash CHECK (octet_length(token_hash) = 32),
     CONSTRAINT visitor_create_key CHECK (char_length(create_key) BETWEEN 1 AND 255)
   )`,
  `CREATE UNIQUE INDEX visitor_by_token ON profile.visitor (token_hash)`,
  `CREATE INDEX visitor_by_profile ON profile.visitor (created_user_id) WHERE created_user_id IS NOT NULL`,
]

const CONSENT = [
  `CREATE TABLE profile.consent_entry (
     subject_id uuid NOT NULL,
     consent_id uuid NOT NULL,
     subject_kind text NOT NULL,
     purpose text NOT NULL,
     granted boolean NOT NULL,
     policy_text text NOT NULL,
     policy_version text,
     policy_sha256 text,
     app_version text NOT NULL,
     client_ts timestamptz NOT NULL,
     server_ts timestamptz NOT NULL DEFAULT now(),
     visitor_id uuid,
     PRIMARY KEY (subject_id, consent_id),
     CONSTRAINT consent_subject_kind CHECK (subject_kind IN ('visitor', 'user')),
     CONSTRAINT consent_purpose CHECK (purpose IN
       ('privacy_policy_accepted', 'terms_accepted', 'health_data_consent', 'ai_analysis_consent')),
     CONSTRAINT consent_policy_text CHECK (policy_text IN ('privacy_policy', 'terms')),
     CONSTRAINT consent_policy_version CHECK (char_length(policy_version) BETWEEN 1 AND 50),
     CONSTRAINT consent_policy_sha256 CHECK (policy_sha256 ~ '^[0-9a-f]{64}$'),
     CONSTRAINT consent_app_version CHECK (char_length(app_version) BETWEEN 1 AND 50)
   )`,
  `CREATE INDEX consent_newest ON profile.consent_entry (subject_id, server_ts, consent_id)`,
  `CREATE TABLE profile.policy_version (
     text text NOT NULL,
     sequence bigint GENERATED ALWAYS AS IDENTITY,
     version text NOT NULL,
     sha256 text NOT NULL,
     announced_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (text, sequence),
     CONSTRAINT policy_text CHECK (text IN ('privacy_policy', 'terms')),
     CONSTRAINT policy_version CHECK (char_length(version) BETWEEN 1 AND 50),
     CONSTRAINT policy_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$')
   )`,
]

const OUTBOX = [
  `CREATE TABLE profile.outbox_event (
     user_id uuid NOT NULL,
     event_id uuid NOT NULL,
     kind text NOT NULL,
     weight_lbs numeric(4,1) NOT NULL,
     time_zone text NOT NULL,
     recorded_at timestamptz NOT NULL DEFAULT now(),
     attempts integer NOT NULL DEFAULT 0,
     next_attempt_at timestamptz NOT NULL DEFAULT now(),
     delivered_at timestamptz,
     PRIMARY KEY (user_id, event_id),
     CONSTRAINT outbox_kind CHECK (kind IN ('initial', 'profile_update')),
     CONSTRAINT outbox_weight CHECK (weight_lbs BETWEEN 80 AND 600),
     CONSTRAINT outbox_time_zone CHECK (char_length(time_zone) BETWEEN 1 AND 64)
   )`,
  `CREATE INDEX outbox_pending ON profile.outbox_event (next_attempt_at) WHERE delivered_at IS NULL`,
]

const NEWEST_FIRST = [
  'outbox_event',
  'policy_version',
  'consent_entry',
  'visitor',
  'session',
  'device',
  'recovery_code',
  'profile',
]

/** Profiles, codes, sessions, devices, visitors, the consent ledger and the outbox. */
export class CreateProfile1795168906000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [...createKitTables('profile'), ...TABLES, ...CONSENT, ...OUTBOX])
      await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of NEWEST_FIRST) await runner.query(`DROP TABLE profile.${table}`)
    for (const sql of dropKitTables('profile')) await runner.query(sql)
  }
}
