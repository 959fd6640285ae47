import { Injectable } from '@nestjs/common'
import { Sql, statementForPerson } from '@gb/service-kit'
import { ROTATION } from '../../base/browser/lifetimes.js'

/** A token of a session, by its hash. */
export interface HeldToken {
  userId: string
  sessionId: string
  tokenHash: Buffer
}

const insertFirstToken = statementForPerson(
  'insert_first_session_token',
  'INSERT INTO profile.session_token (user_id, session_id, token_hash, used_at) VALUES ($1, $2, $3, now())',
)

// A token that was issued and never came back was lost on its way: the one before it stays in force, and after the
// grace another may be issued. Within the grace it may still be on its way to a parallel tab.
const isRotationDue = statementForPerson(
  'is_session_rotation_due',
  `SELECT FROM profile.session_token held
   WHERE held.user_id = $1 AND held.session_id = $2 AND held.token_hash = $3 AND held.replaced_at IS NULL
     AND held.issued_at < now() - make_interval(hours => $4)
     AND NOT EXISTS (SELECT FROM profile.session_token newer
       WHERE newer.user_id = $1 AND newer.session_id = $2 AND newer.issued_at > now() - make_interval(secs => $5))`,
)

const lockSession = statementForPerson(
  'lock_session',
  'SELECT FROM profile.session WHERE user_id = $1 AND session_id = $2 FOR UPDATE',
)

const issueToken = statementForPerson(
  'issue_session_token',
  'INSERT INTO profile.session_token (user_id, session_id, token_hash) VALUES ($1, $2, $3)',
)

const takeUpToken = statementForPerson(
  'take_up_session_token',
  `UPDATE profile.session_token t SET
     used_at = CASE WHEN t.token_hash = $3 THEN coalesce(t.used_at, now()) ELSE t.used_at END,
     replaced_at = CASE WHEN t.token_hash = $3 THEN t.replaced_at ELSE now() END
   FROM profile.session_token taken
   WHERE taken.user_id = $1 AND taken.session_id = $2 AND taken.token_hash = $3
     AND t.user_id = $1 AND t.session_id = $2
     AND (t.token_hash = $3 OR (t.replaced_at IS NULL AND t.issued_at < taken.issued_at))`,
)

/** The tokens that sessions are held by. */
@Injectable()
export class SessionTokenRepository {
  constructor(private readonly sql: Sql) {}

  /** The token a session begins with. */
  async addFirst({ userId, sessionId, tokenHash }: HeldToken): Promise<void> {
    await this.sql.query(insertFirstToken, [userId, sessionId, tokenHash])
  }

  /** Whether this token is old enough to be followed by another. */
  async isDue({ userId, sessionId, tokenHash }: HeldToken): Promise<boolean> {
    const values = [userId, sessionId, tokenHash, ROTATION.afterHours, ROTATION.graceSeconds]
    return (await this.sql.maybeOne(isRotationDue, values)) !== null
  }

  /** Makes parallel requests of one session wait for each other until the transaction ends. */
  async lockSession({ userId, sessionId }: Omit<HeldToken, 'tokenHash'>): Promise<void> {
    await this.sql.query(lockSession, [userId, sessionId])
  }

  /** The next token of a session; those before it stay in force until it is used. */
  async issue({ userId, sessionId, tokenHash }: HeldToken): Promise<void> {
    await this.sql.query(issueToken, [userId, sessionId, tokenHash])
  }

  /** The token arrived: those before it are replaced. */
  async takeUp({ userId, sessionId, tokenHash }: HeldToken): Promise<void> {
    await this.sql.query(takeUpToken, [userId, sessionId, tokenHash])
  }
}
