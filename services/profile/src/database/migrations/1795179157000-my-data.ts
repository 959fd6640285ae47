import type { MigrationInterface, QueryRunner } from 'typeorm'

const EVENT_KINDS = `'token_reused', 'device_demoted', 'wrong_codes', 'wrong_codes_everywhere', 'device_revoked',
  'signed_out_everywhere', 'code_shown', 'code_rotated', 'codes_scarce', 'pairing_opened', 'pairing_closed',
  'pairing_stopped', 'paired', 'restored_by_mail', 'confirm_stopped', 'email_change_asked', 'email_changed',
  'passkey_added', 'passkey_removed', 'passkey_copied', 'restored_by_passkey', 'code_restore_off', 'code_restore_on'`

const kindsAre = (kinds: string): string[] => [
  'ALTER TABLE profile.security_event DROP CONSTRAINT security_event_kind',
  `ALTER TABLE profile.security_event ADD CONSTRAINT security_event_kind CHECK (kind IN (${kinds}))`,
]

const UP = [
  `ALTER TABLE profile.profile
     ADD COLUMN deletion_requested_at timestamptz,
     ADD COLUMN erase_at timestamptz,
     ADD COLUMN erasing_at timestamptz,
     ADD CONSTRAINT profile_deletion CHECK (
       (deletion_requested_at IS NULL) = (erase_at IS NULL) AND (erasing_at IS NULL OR erase_at IS NOT NULL))`,
  'CREATE INDEX profile_to_erase ON profile.profile (erase_at) WHERE erase_at IS NOT NULL',
  `CREATE TABLE profile.erasure_step (
     user_id uuid NOT NULL,
     service text NOT NULL,
     attempts integer NOT NULL DEFAULT 0,
     next_attempt_at timestamptz NOT NULL,
     done_at timestamptz,
     PRIMARY KEY (user_id, service),
     CONSTRAINT erasure_profile FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE,
     CONSTRAINT erasure_service CHECK (service IN ('tracking', 'food-analysis', 'billing'))
   )`,
  'CREATE INDEX erasure_due ON profile.erasure_step (next_attempt_at) WHERE done_at IS NULL',
  `CREATE TABLE profile.tombstone (
     person_hash bytea PRIMARY KEY,
     erased_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT tombstone_hash CHECK (octet_length(person_hash) = 32)
   )`,
  `CREATE TABLE profile.tombstone_token (
     token_hash bytea PRIMARY KEY,
     expires_at timestamptz NOT NULL,
     CONSTRAINT tombstone_token_hash CHECK (octet_length(token_hash) = 32)
   )`,
  // A code outlives its profile for the time of its quarantine.
  'ALTER TABLE profile.recovery_code DROP CONSTRAINT recovery_code_profile',
  ...kindsAre(
    `${EVENT_KINDS}, 'data_exported', 'data_imported', 'deletion_asked', 'deletion_undone', 'profile_erased'`,
  ),
  // The ledger and the events cannot be changed by the service's role, and stay so. This one change is the exception:
  // it takes the person out of them and leaves what has to be shown later, that somebody consented to which text and when.
  `CREATE FUNCTION profile.forget_person(person uuid, pseudonym uuid) RETURNS void
   LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
     UPDATE profile.consent_entry SET subject_id = pseudonym, visitor_id = NULL WHERE subject_id = person;
     UPDATE profile.security_event SET user_id = NULL, device_id = NULL, network = NULL WHERE user_id = person;
   $$`,
  'REVOKE ALL ON FUNCTION profile.forget_person(uuid, uuid) FROM PUBLIC',
  'GRANT EXECUTE ON FUNCTION profile.forget_person(uuid, uuid) TO gb_profile',
]

const DOWN = [
  'DROP FUNCTION profile.forget_person(uuid, uuid)',
  `DELETE FROM profile.security_event
   WHERE kind IN ('data_exported', 'data_imported', 'deletion_asked', 'deletion_undone', 'profile_erased')`,
  ...kindsAre(EVENT_KINDS),
  'DELETE FROM profile.recovery_code c WHERE NOT EXISTS (SELECT FROM profile.profile p WHERE p.user_id = c.user_id)',
  `ALTER TABLE profile.recovery_code ADD CONSTRAINT recovery_code_profile
     FOREIGN KEY (user_id) REFERENCES profile.profile (user_id) ON DELETE CASCADE`,
  'DROP TABLE profile.tombstone_token',
  'DROP TABLE profile.tombstone',
  'DROP TABLE profile.erasure_step',
  'ALTER TABLE profile.profile DROP COLUMN erasing_at, DROP COLUMN erase_at, DROP COLUMN deletion_requested_at',
]

/** Deletion with its undo, erasure step by step, and what is left of an erased profile. */
export class MyData1795179157000 implements MigrationInterface {
  readonly name = 'MyData1795179157000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
