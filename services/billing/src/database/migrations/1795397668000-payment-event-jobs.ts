import type { MigrationInterface, QueryRunner } from 'typeorm'

// An event that failed before goes on with its pauses; one that never was tried is due. The library counts retries.
const UP = [
  `INSERT INTO billing_jobs.job (name, data, singleton_key, state, retry_limit, retry_count, retry_delay, retry_backoff,
     retry_delay_max, expire_seconds, created_on, started_on, start_after, keep_until)
   SELECT 'payment_event', jsonb_build_object('eventId', event_id), event_id,
     CASE WHEN attempts > 0 THEN 'retry' ELSE 'created' END::billing_jobs.job_state, 1000000, greatest(attempts - 1, 0),
     5, true, 3600, 60, received_at, CASE WHEN attempts > 0 THEN received_at END, next_attempt_at,
     greatest(received_at, next_attempt_at) + interval '30 days'
   FROM billing.webhook_event WHERE done_at IS NULL`,
  `DROP INDEX billing.webhook_event_waiting`,
  `ALTER TABLE billing.webhook_event DROP COLUMN attempts, DROP COLUMN next_attempt_at, DROP COLUMN done_at`,
]

const DOWN = [
  `ALTER TABLE billing.webhook_event ADD COLUMN attempts integer NOT NULL DEFAULT 0,
     ADD COLUMN next_attempt_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN done_at timestamptz`,
  `UPDATE billing.webhook_event e SET done_at = now() WHERE NOT EXISTS (SELECT FROM billing_jobs.job j
     WHERE j.name = 'payment_event' AND j.singleton_key = e.event_id AND j.state < 'completed')`,
  `UPDATE billing.webhook_event e SET next_attempt_at = j.start_after,
     attempts = CASE WHEN j.started_on IS NULL THEN 0 ELSE j.retry_count + 1 END
   FROM billing_jobs.job j
   WHERE j.name = 'payment_event' AND j.singleton_key = e.event_id AND j.state < 'completed'`,
  `DELETE FROM billing_jobs.job WHERE name = 'payment_event'`,
  `CREATE INDEX webhook_event_waiting ON billing.webhook_event (next_attempt_at) WHERE done_at IS NULL`,
]

/** Events of the payment provider wait as jobs: what waits in the table becomes a job, and nothing of it is lost. */
export class PaymentEventJobs1795397668000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
