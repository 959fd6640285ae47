import { Injectable } from '@nestjs/common'
import { FieldCipher, type Mail, Sql, statement, statementForPerson } from '@gb/service-kit'
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

interface Row {
  mailId: string
  sealed: Buffer
  send: boolean
}

/** How many mails one round takes. */
export const MAIL_BATCH = 10

/** How long a claimed mail is nobody else's; longer than a mail server may take. */
const LEASE_SECONDS = 60

const addMail = statement(
  'add_mail',
  `INSERT INTO profile.mail_outbox (mail_id, user_id, sealed, decoy, expires_at, lasting)
   VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5), $6) ON CONFLICT (mail_id) DO NOTHING`,
)

const claimMails = statement(
  'claim_mails',
  `UPDATE profile.mail_outbox o
   SET attempts = o.attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS}),
     leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
   FROM (SELECT mail_id FROM profile.mail_outbox WHERE ended_at IS NULL AND next_attempt_at <= now()
         ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED) due
   WHERE o.mail_id = due.mail_id
   RETURNING o.mail_id AS "mailId", o.sealed, NOT o.decoy AND o.expires_at > now() AS "send"`,
)

const endMail = statement(
  'end_mail',
  `UPDATE profile.mail_outbox
   SET sealed = CASE WHEN NOT $2 AND NOT decoy AND lasting THEN sealed END, ended_at = now(),
     given_up = NOT $2 AND NOT decoy, leased_until = NULL
   WHERE mail_id = $1 AND ended_at IS NULL`,
)

const putOffMail = statement(
  'put_off_mail',
  `UPDATE profile.mail_outbox
   SET next_attempt_at = now() + make_interval(secs => least(300, 2 ^ least(attempts, 9))), leased_until = NULL
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
export class MailOutboxRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** Call it inside the transaction that gave reason to write. A mail of the same id is the same mail. */
  async add({ mail, userId, decoy, usefulMinutes, lasting }: OutgoingMail): Promise<void> {
    const { id, ...content } = mail
    const sealed = this.cipher.seal(JSON.stringify(content satisfies Content), mailPlace(id))
    await this.sql.query(addMail, [id, userId, sealed, decoy, usefulMinutes, lasting])
  }

  /** Takes mails that are due; null for one that is not to be sent. */
  async claimDue(): Promise<{ mailId: string; mail: Mail | null }[]> {
    const rows = await this.sql.query<Row>(claimMails, [MAIL_BATCH])
    return rows.map(({ mailId, sealed, send }) => ({ mailId, mail: send ? this.open(mailId, sealed) : null }))
  }

  /** The mail was sent, or given up: its content goes, but for that of a lasting one which was given up. */
  async end(mailId: string, sent: boolean): Promise<void> {
    await this.sql.query(endMail, [mailId, sent])
  }

  /** What was given up for a person can no longer be sent. */
  async forgetGivenUp(userId: string): Promise<void> {
    await this.sql.query(forgetGivenUp, [userId])
  }

  /** Waits longer after each failure, at most five minutes. */
  async putOff(mailId: string): Promise<void> {
    await this.sql.query(putOffMail, [mailId])
  }

  private open(mailId: string, sealed: Buffer): Mail {
    const content: unknown = JSON.parse(this.cipher.open(sealed, mailPlace(mailId)))
    if (!isContent(content)) throw new Error(`mail ${mailId} is not what was put in`)
    return { id: mailId, ...content }
  }
}
