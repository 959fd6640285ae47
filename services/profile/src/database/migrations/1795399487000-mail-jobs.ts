import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `INSERT INTO profile_jobs.job (name, data, singleton_key, state, retry_limit, retry_count, retry_delay, retry_backoff,
     retry_delay_max, expire_seconds, created_on, started_on, start_after, keep_until)
   SELECT 'mail', jsonb_build_object('mailId', mail_id), mail_id::text,
     CASE WHEN attempts > 0 THEN 'retry' ELSE 'created' END::profile_jobs.job_state, 1000000, greatest(attempts - 1, 0),
     1, true, 300, 60, created_at, CASE WHEN attempts > 0 THEN created_at END, next_attempt_at,
     next_attempt_at + interval '30 days'
   FROM profile.mail_outbox WHERE ended_at IS NULL`,
  `DROP INDEX profile.mail_pending`,
  `ALTER TABLE profile.mail_outbox DROP COLUMN next_attempt_at, DROP COLUMN leased_until`,
  `UPDATE profile.mail_outbox SET attempts = 0 WHERE ended_at IS NULL`,
  `CREATE INDEX mail_waiting ON profile.mail_outbox (created_at) WHERE ended_at IS NULL`,
]

const DOWN = [
  `DROP INDEX profile.mail_waiting`,
  `ALTER TABLE profile.mail_outbox ADD COLUMN next_attempt_at timestamptz NOT NULL DEFAULT now(),
     ADD COLUMN leased_until timestamptz`,
  `UPDATE profile.mail_outbox m SET next_attempt_at = j.start_after,
     attempts = CASE WHEN j.started_on IS NULL THEN 0 ELSE j.retry_count + 1 END
   FROM profile_jobs.job j
   WHERE j.name = 'mail' AND j.singleton_key = m.mail_id::text AND j.state < 'completed' AND m.ended_at IS NULL`,
  `DELETE FROM profile_jobs.job WHERE name = 'mail'`,
  `CREATE INDEX mail_pending ON profile.mail_outbox (next_attempt_at) WHERE ended_at IS NULL`,
]

/** Mails wait as jobs: what waits in the outbox becomes a job, and nothing of it is lost. */
export class MailJobs1795399487000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
