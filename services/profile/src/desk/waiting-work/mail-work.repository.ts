import { Injectable } from '@nestjs/common'
import { type FailedWork, Jobs, Sql, statement, statementForEveryone, type WorkState } from '@gb/service-kit'
import { MAIL } from '../../database/jobs.js'
import { NOTICE_MINUTES } from '../../post/mail/mail-times.js'
import { MAX_LISTED, type DropOutcome, type RetryOutcome } from './waiting-work.js'

const givenUp = statementForEveryone(
  'mails_given_up',
  `SELECT 'mail' AS kind, mail_id::text AS "workId", user_id AS "userId", attempts, created_at AS "createdAt",
     NULL::timestamptz AS "nextAttemptAt", NULL::text AS "lastError", sealed IS NOT NULL AS "canRetry", true AS "canDrop"
   FROM profile.mail_outbox WHERE NOT decoy AND given_up ORDER BY created_at DESC LIMIT ${MAX_LISTED}`,
)

const waitingMails = statement(
  'waiting_mails',
  `SELECT mail_id::text AS "workId", user_id AS "userId", created_at AS "createdAt" FROM profile.mail_outbox
   WHERE mail_id = ANY($1::uuid[]) AND ended_at IS NULL AND NOT decoy`,
)

// Their jobs stand for decoys too, and what only looks like a mail is nothing that anybody waits for.
const state = statementForEveryone(
  'state_of_mails',
  `SELECT count(*) FILTER (WHERE ended_at IS NULL)::int AS waiting, count(*) FILTER (WHERE given_up)::int AS failed,
     min(created_at) FILTER (WHERE ended_at IS NULL) AS "oldestAt"
   FROM profile.mail_outbox WHERE NOT decoy AND (ended_at IS NULL OR given_up)`,
)

const mailOf = statement(
  'mail_of_work',
  `SELECT sealed IS NOT NULL AS "hasWords", given_up AS "isGivenUp", lasting AS "isLasting", ended_at IS NOT NULL AS "isOver"
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

const dropMail = statement(
  'drop_mail',
  `UPDATE profile.mail_outbox SET ended_at = coalesce(ended_at, now()), given_up = false, sealed = NULL
   WHERE mail_id::text = $1`,
)

type MailRow = Pick<FailedWork, 'workId' | 'userId' | 'createdAt'>

interface StoredMail {
  hasWords: boolean
  isGivenUp: boolean
  isLasting: boolean
  isOver: boolean
}

const whyWithoutWords = ({ isGivenUp, isLasting }: StoredMail): RetryOutcome => {
  if (!isGivenUp) return 'not_there'
  return isLasting ? 'words_gone' : 'was_for_minutes'
}

/** Mails that failed: those whose job is tried again, and those that were given up. */
@Injectable()
export class MailWorkRepository {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
  ) {}

  async state(): Promise<WorkState> {
    const rows = await this.sql.one<Omit<WorkState, 'kind' | 'lastError'>>(state)
    const { failed, lastError } = await this.jobs.list.state(MAIL)
    return { kind: 'mail', ...rows, failed: rows.failed + failed, lastError }
  }

  /** Those that are tried again, and those that are not any longer. */
  async failed(): Promise<FailedWork[]> {
    const ended = await this.sql.query<FailedWork & Record<string, unknown>>(givenUp)
    return [...ended, ...(await this.triedAgain())]
  }

  /** Has a mail sent now, also one that was given up, or says why not. */
  retry(mailId: string): Promise<RetryOutcome> {
    return this.sql.transaction(async () => {
      const mail = await this.sql.maybeOne<StoredMail & Record<string, unknown>>(mailOf, [mailId])
      if (!mail) return 'not_there'
      if (!mail.hasWords) return whyWithoutWords(mail)
      const job = await this.jobs.retry(MAIL, { mailId })
      if (job === 'running') return 'running'
      await this.sql.query(renewMail, [mailId])
      if (job === 'not_there') await this.jobs.add(MAIL, { mailId })
      return 'due'
    })
  }

  /** Lets a mail be: its words go, and nobody sends it. */
  drop(mailId: string): Promise<DropOutcome> {
    return this.sql.transaction(async () => {
      const mail = await this.sql.maybeOne<StoredMail & Record<string, unknown>>(mailOf, [mailId])
      if (!mail || (mail.isOver && !mail.isGivenUp)) return 'not_there'
      if ((await this.jobs.drop(MAIL, { mailId })) === 'running') return 'running'
      await this.sql.query(dropMail, [mailId])
      return 'dropped'
    })
  }

  private async triedAgain(): Promise<FailedWork[]> {
    const failed = await this.jobs.list.failed(MAIL)
    const mailIds = failed.map(({ ids }) => ids.mailId)
    const rows = await this.sql.query<MailRow & Record<string, unknown>>(waitingMails, [mailIds])
    const mails = new Map(rows.map((row) => [row.workId, row]))
    return failed.flatMap(({ ids, attempts, nextAttemptAt, lastError }) => {
      const mail = mails.get(ids.mailId)
      const more = {
        kind: 'mail' as const,
        attempts,
        nextAttemptAt,
        lastError,
        canRetry: true,
        canDrop: true,
      }
      return mail ? [{ ...mail, ...more }] : []
    })
  }
}
