import { MAILED_CODE } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { FieldCipher, Sql, statementForPerson } from '@gb/service-kit'
import { pendingEmailPlace } from '../../database/sealed-fields.js'

/** A new address that waits for its confirmation. */
export interface PendingEmail {
  email: string
  codeHash: Buffer
  expiresAt: Date
  /** Codes that were tried, the one at hand among them. */
  tries: number
}

type Row = Omit<PendingEmail, 'email'> & { emailSealed: Buffer }

const COLUMNS = `email_sealed AS "emailSealed", code_hash AS "codeHash", expires_at AS "expiresAt", tries`

const putChange = statementForPerson(
  'put_email_change',
  `INSERT INTO profile.email_change (user_id, email_sealed, code_hash, expires_at)
   VALUES ($1, $2, $3, now() + make_interval(mins => ${MAILED_CODE.minutes}))
   ON CONFLICT (user_id) DO UPDATE SET email_sealed = excluded.email_sealed, code_hash = excluded.code_hash,
     created_at = now(), expires_at = excluded.expires_at, tries = 0`,
)

const findChange = statementForPerson(
  'find_email_change',
  `SELECT ${COLUMNS} FROM profile.email_change
   WHERE user_id = $1 AND expires_at > now() AND tries < ${MAILED_CODE.tries}`,
)

// Counted before the code is compared: parallel tries must not slip past the limit.
const countTry = statementForPerson(
  'count_email_change_try',
  `UPDATE profile.email_change SET tries = tries + 1
   WHERE user_id = $1 AND expires_at > now() AND tries < ${MAILED_CODE.tries} RETURNING ${COLUMNS}`,
)

const removeChange = statementForPerson(
  'remove_email_change',
  'DELETE FROM profile.email_change WHERE user_id = $1 RETURNING user_id',
)

const removeConfirmed = statementForPerson(
  'remove_confirmed_email_change',
  'DELETE FROM profile.email_change WHERE user_id = $1 AND code_hash = $2 RETURNING user_id',
)

/** New addresses that wait for their confirmation; at most one per profile. */
@Injectable()
export class EmailChangeRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** Takes the place of an earlier one. */
  async put(userId: string, email: string, codeHash: Buffer): Promise<void> {
    await this.sql.query(putChange, [userId, this.cipher.seal(email, pendingEmailPlace(userId)), codeHash])
  }

  async find(userId: string): Promise<PendingEmail | null> {
    return this.opened(userId, await this.sql.maybeOne<Row>(findChange, [userId]))
  }

  /** Counts a try to confirm; null when there is nothing to confirm any more. */
  async countTry(userId: string): Promise<PendingEmail | null> {
    return this.opened(userId, await this.sql.maybeOne<Row>(countTry, [userId]))
  }

  /** False when there was none. */
  async remove(userId: string): Promise<boolean> {
    return (await this.sql.maybeOne(removeChange, [userId])) !== null
  }

  /** Takes it for good; false when a parallel request was faster, or another one took its place. */
  async take(userId: string, { codeHash }: PendingEmail): Promise<boolean> {
    return (await this.sql.maybeOne(removeConfirmed, [userId, codeHash])) !== null
  }

  private opened(userId: string, row: Row | null): PendingEmail | null {
    if (!row) return null
    const { emailSealed, ...rest } = row
    return { ...rest, email: this.cipher.open(emailSealed, pendingEmailPlace(userId)) }
  }
}
