import { Injectable } from '@nestjs/common'
import { Jobs, Sql, type Statement, statement, statementForEveryone } from '@gb/service-kit'
import { MAIL } from '../../database/jobs.js'
import { NOTICE_MINUTES } from '../../post/mail/mail-times.js'
import type { RetryOutcome, WaitingWork, WorkKind } from './waiting-work.js'

/** More than this is an outage: the first ones tell why. */
const MAX_LISTED = 200

// What waits as a job stands with the jobs; here are the mails that are not tried any longer, and what has no job.
const FAILING = `
  SELECT 'mail' AS kind, mail_id::text AS "workId", user_id AS "userId", attempts, created_at AS "createdAt",
    NULL::timestamptz AS "nextAttemptAt", sealed IS NOT NULL AS "canRetry"
  FROM profile.mail_outbox WHERE NOT decoy AND given_up
  UNION ALL
  SELECT 'weight', event_id::text, user_id, attempts, recorded_at, next_attempt_at, true
  FROM profile.outbox_event WHERE delivered_at IS NULL AND attempts > 0
  UNION ALL
  SELECT 'erasure', s.user_id || ' ' || s.service, s.user_id, s.attempts, p.erase_at, s.next_attempt_at, true
  FROM profile.erasure_step s JOIN profile.profile p ON p.user_id = s.user_id
  WHERE s.done_at IS NULL AND s.attempts > 0`

const list = statementForEveryone(
  'list_waiting_work',
  `SELECT * FROM (${FAILING}) failing ORDER BY "createdAt" DESC, "workId" LIMIT ${MAX_LISTED}`,
)

const waitingMails = statement(
  'waiting_mails',
  `SELECT mail_id::text AS "workId", user_id AS "userId", created_at AS "createdAt" FROM profile.mail_outbox
   WHERE mail_id = ANY($1::uuid[]) AND ended_at IS NULL AND NOT decoy`,
)

const mailToRetry = statement(
  'mail_to_retry',
  `SELECT sealed IS NOT NULL AS "hasWords", given_up AS "isGivenUp", lasting AS "isLasting"
   FROM profile.mail_outbox WHERE mail_id::text = $1 AND NOT decoy FOR UPDATE`,
)

const renewMail = statement(
  'renew_mail',
  // What lasts is worth another day of tries.
  `UPDATE profile.mail_outbox SET ended_at = NULL, given_up = false,
     expires_at = CASE WHEN lasting THEN greatest(expires_at, now() + make_interval(mins => ${NOTICE_MINUTES}))
       ELSE expires_at END
   WHERE mail_id::text = $1`,
)

const RETRY: Record<Exclude<WorkKind, 'mail'>, Statement> = {
  weight: statementForEveryone(
    'retry_weight',
    `UPDATE profile.outbox_event SET next_attempt_at = now() - interval '1 minute'
     WHERE event_id::text = $1 AND delivered_at IS NULL RETURNING 1`,
  ),
  erasure: statementForEveryone(
    'retry_erasure',
    `UPDATE profile.erasure_step SET next_attempt_at = now()
     WHERE user_id || ' ' || service = $1 AND done_at IS NULL RETURNING 1`,
  ),
}

const counts = statementForEveryone(
  'count_waiting_work',
  `SELECT kind, count(*)::int AS waiting FROM (
     SELECT 'mail' AS kind FROM profile.mail_outbox WHERE ended_at IS NULL AND NOT decoy
     UNION ALL SELECT 'weight' FROM profile.outbox_event WHERE delivered_at IS NULL
     UNION ALL SELECT 'erasure' FROM profile.erasure_step WHERE done_at IS NULL) work GROUP BY kind`,
)

const lags = statementForEveryone(
  'lag_of_waiting_work',
  `SELECT 'mail' AS kind, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds
   FROM profile.mail_outbox WHERE ended_at IS NULL AND NOT decoy
   UNION ALL SELECT 'weight', coalesce(extract(epoch FROM now() - min(recorded_at)), 0)::float8
   FROM profile.outbox_event WHERE delivered_at IS NULL`,
)

type MailRow = Pick<WaitingWork, 'workId' | 'userId' | 'createdAt'>

interface MailToRetry {
  hasWords: boolean
  isGivenUp: boolean
  isLasting: boolean
}

const whyWithoutWords = ({ isGivenUp, isLasting }: MailToRetry): RetryOutcome => {
  if (!isGivenUp) return 'not_there'
  return isLasting ? 'words_gone' : 'was_for_minutes'
}

const newestFirst = (one: WaitingWork, other: WaitingWork): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || one.workId.localeCompare(other.workId)

/** Work that waits, over the tables and the jobs it waits in. */
@Injectable()
export class WaitingWorkRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
  ) {}

  /** What failed, newest first. */
  async list(): Promise<WaitingWork[]> {
    const failed = await this.sql.query<WaitingWork & Record<string, unknown>>(list)
    return [...failed, ...(await this.failedMails())].toSorted(newestFirst).slice(0, MAX_LISTED)
  }

  /** Makes it due now, or says why not. */
  async retry(kind: WorkKind, workId: string): Promise<RetryOutcome> {
    if (kind === 'mail') return this.sql.transaction(() => this.retryMail(workId))
    return (await this.sql.maybeOne(RETRY[kind], [workId])) ? 'due' : 'not_there'
  }

  /** All that waits, failed or not, by kind. */
  async counts(): Promise<{ kind: WorkKind; waiting: number }[]> {
    return this.sql.query<{ kind: WorkKind; waiting: number }>(counts)
  }

  /** Seconds that the oldest of each kind has waited; 0 when none waits. */
  async lags(): Promise<{ kind: WorkKind; seconds: number }[]> {
    return this.sql.query<{ kind: WorkKind; seconds: number }>(lags)
  }

  private async failedMails(): Promise<WaitingWork[]> {
    const failed = await this.jobs.list.failed(MAIL)
    const mailIds = failed.map(({ ids }) => ids.mailId)
    const rows = await this.sql.query<MailRow & Record<string, unknown>>(waitingMails, [mailIds])
    const mails = new Map(rows.map((row) => [row.workId, row]))
    return failed.flatMap(({ ids, attempts, nextAttemptAt }) => {
      const mail = mails.get(ids.mailId)
      return mail ? [{ ...mail, kind: 'mail' as const, attempts, nextAttemptAt, canRetry: true }] : []
    })
  }

  private async retryMail(mailId: string): Promise<RetryOutcome> {
    const mail = await this.sql.maybeOne<MailToRetry & Record<string, unknown>>(mailToRetry, [mailId])
    if (!mail) return 'not_there'
    if (!mail.hasWords) return whyWithoutWords(mail)
    const job = await this.jobs.retry(MAIL, { mailId })
    if (job === 'running') return 'sending'
    await this.sql.query(renewMail, [mailId])
    if (job === 'not_there') await this.jobs.add(MAIL, { mailId })
    return 'due'
  }
}
