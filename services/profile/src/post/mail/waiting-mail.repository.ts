import { Injectable } from '@nestjs/common'
import { FieldCipher, Jobs, type Mail, Sql, statement, statementForPerson } from '@gb/service-kit'
import { MAIL } from '../../database/jobs.js'
import { mailPlace } from '../../database/sealed-fields.js'

/** A mail to be sent, or one that only looks like it. */
export interface OutgoingMail {
  mail: Mail
  /** Whose mail it is; it ends with the profile. */
  userId: string | null
  decoy: boolean
  /** Minutes after which it is of no use. */
  usefulMinutes: number
  /** Whether it is worth reading also when it comes days late, so that it is kept when it was given up. */
  lasting: boolean
}

/** How sending a mail ended, and how many tries it took. */
export interface MailEnd {
  isSent: boolean
  tries: number
}

interface Row {
  sealed: Buffer
  send: boolean
}

const addMail = statement(
  'add_mail',
  `INSERT INTO profile.mail_outbox (mail_id, user_id, sealed, decoy, expires_at, lasting)
   VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5), $6) ON CONFLICT (mail_id) DO NOTHING RETURNING 1`,
)

const findMail = statement(
  'find_mail',
  `SELECT sealed, NOT decoy AND expires_at > now() AS "send" FROM profile.mail_outbox
   WHERE mail_id = $1 AND ended_at IS NULL`,
)

const endMail = statement(
  'end_mail',
  `UPDATE profile.mail_outbox
   SET sealed = CASE WHEN NOT $2 AND NOT decoy AND lasting THEN sealed END, ended_at = now(),
     given_up = NOT $2 AND NOT decoy, attempts = $3
   WHERE mail_id = $1 AND ended_at IS NULL`,
)

const forgetGivenUp = statementForPerson(
  'forget_given_up_mails',
  'UPDATE profile.mail_outbox SET sealed = NULL WHERE user_id = $1 AND given_up AND sealed IS NOT NULL',
)

type Content = Omit<Mail, 'id'>

const PARTS = ['to', 'subject', 'text', 'html'] as const

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' &&
  value !== null &&
  PARTS.every((part) => typeof Reflect.get(value, part) === 'string')

/** Mails on their way. */
@Injectable()
export class WaitingMailRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly jobs: Jobs,
  ) {}

  /** Call it inside the transaction that gave reason to write. A mail of the same id is the same mail. */
  async add({ mail, userId, decoy, usefulMinutes, lasting }: OutgoingMail): Promise<void> {
    const { id, ...content } = mail
    const sealed = this.cipher.seal(JSON.stringify(content satisfies Content), mailPlace(id))
    await this.sql.transaction(async () => {
      const row = await this.sql.maybeOne(addMail, [id, userId, sealed, decoy, usefulMinutes, lasting])
      if (row) await this.jobs.add(MAIL, { mailId: id })
    })
  }

  /** What waits under an id: a mail, or null for one that is not to be sent. Null when nothing waits. */
  async find(mailId: string): Promise<{ mail: Mail | null } | null> {
    const row = await this.sql.maybeOne<Row & Record<string, unknown>>(findMail, [mailId])
    return row && { mail: row.send ? this.open(mailId, row.sealed) : null }
  }

  /** The mail was sent, or given up: its content goes, but for that of a lasting one which was given up. */
  async end(mailId: string, { isSent, tries }: MailEnd): Promise<void> {
    await this.sql.query(endMail, [mailId, isSent, tries])
  }

  /** What was given up for a person can no longer be sent. */
  async forgetGivenUp(userId: string): Promise<void> {
    await this.sql.query(forgetGivenUp, [userId])
  }

  private open(mailId: string, sealed: Buffer): Mail {
    const content: unknown = JSON.parse(this.cipher.open(sealed, mailPlace(mailId)))
    if (!isContent(content)) throw new Error(`mail ${mailId} is not what was put in`)
    return { id: mailId, ...content }
  }
}
