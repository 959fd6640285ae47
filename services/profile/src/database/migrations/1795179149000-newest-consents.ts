import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The newest consent of each purpose beside the profile, for the read that every signed-in request makes. */
export class NewestConsents1795179149000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profile.profile ADD COLUMN newest_consents jsonb NOT NULL DEFAULT '[]'`)
    await runner.query(
      `UPDATE profile.profile SET newest_consents = kept.lines
       FROM (
         SELECT subject_id, jsonb_agg(jsonb_build_object(
           'purpose', purpose, 'granted', granted, 'policyVersion', policy_version)) AS lines
         FROM (
           SELECT DISTINCT ON (subject_id, purpose) subject_id, purpose, granted, policy_version
           FROM profile.consent_entry WHERE subject_kind = 'user'
           ORDER BY subject_id, purpose, server_ts DESC, consent_id DESC) newest
         GROUP BY subject_id) kept
       WHERE kept.subject_id = profile.user_id`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profile.profile DROP COLUMN newest_consents')
  }
}
