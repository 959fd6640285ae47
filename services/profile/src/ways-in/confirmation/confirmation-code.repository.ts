import { type ConfirmationPurpose, MAILED_CODE } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { type HeldSession, Keys, Sql, statementForPerson } from '@gb/service-kit'

/** A try to confirm with a mailed code. */
export interface CodeTry {
  codeHash: Buffer
  /** Tries so far, this one among them. */
  tries: number
}

const putCode = statementForPerson(
  'put_confirmation_code',
  `INSERT INTO profile.confirmation_code (user_id, session_id, purpose, code_hash, expires_at)
   VALUES ($1, $2, $3, $4, now() + make_interval(mins => ${MAILED_CODE.minutes}))
   ON CONFLICT (user_id, session_id, purpose) DO UPDATE SET code_hash = excluded.code_hash, created_at = now(),
     expires_at = excluded.expires_at, tries = 0
   RETURNING expires_at AS "expiresAt"`,
)

// Counted before the code is compared: parallel tries must not slip past the limit.
const countTry = statementForPerson(
  'count_confirmation_try',
  `UPDATE profile.confirmation_code SET tries = tries + 1
   WHERE user_id = $1 AND session_id = $2 AND purpose = $3 AND expires_at > now() AND tries < ${MAILED_CODE.tries}
   RETURNING code_hash AS "codeHash", tries`,
)

const takeCode = statementForPerson(
  'take_confirmation_code',
  `DELETE FROM profile.confirmation_code
   WHERE user_id = $1 AND session_id = $2 AND purpose = $3 AND code_hash = $4 RETURNING purpose`,
)

/** Mailed codes that wait to be typed; at most one per session and purpose. */
@Injectable()
export class ConfirmationCodeRepository {
  constructor(
    private readonly sql: Sql,
    private readonly keys: Keys,
  ) {}

  /** Takes the place of an earlier one; answers until when it works. */
  async put(held: HeldSession, purpose: ConfirmationPurpose, code: string): Promise<Date> {
    const values = [held.userId, held.sessionId, purpose, this.hashOf(held, purpose, code)]
    return (await this.sql.one<{ expiresAt: Date }>(putCode, values)).expiresAt
  }

  /** Counts a try; null when there is no code to try any more. */
  countTry({ userId, sessionId }: HeldSession, purpose: ConfirmationPurpose): Promise<CodeTry | null> {
    return this.sql.maybeOne<CodeTry>(countTry, [userId, sessionId, purpose])
  }

  /** Uses it up; false when a parallel request was faster, or another one took its place. */
  async take(
    { userId, sessionId }: HeldSession,
    purpose: ConfirmationPurpose,
    codeHash: Buffer,
  ): Promise<boolean> {
    return (await this.sql.maybeOne(takeCode, [userId, sessionId, purpose, codeHash])) !== null
  }

  /** Keyed, and of no use to another session or purpose. */
  hashOf({ userId, sessionId }: HeldSession, purpose: ConfirmationPurpose, code: string): Buffer {
    return this.keys.lookup('confirmation', `${userId}:${sessionId}:${purpose}:${code}`)
  }
}
