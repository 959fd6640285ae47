import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { type ConfirmationPurpose, PASSKEY_QUESTION_MINUTES } from '@gb/domain'
import { Sql, type SessionUser, statement } from '@gb/service-kit'
import { hashToken } from '../../base/browser/token.js'

const BYTES = 32

/** What a signed-in person is asked for. */
export type SessionPurpose = 'register' | 'unlock' | `confirm_${ConfirmationPurpose}`

/** The session that a question belongs to. */
export type AskedSession = Pick<SessionUser, 'userId' | 'sessionId'>

const EXPIRY = `now() + make_interval(mins => ${PASSKEY_QUESTION_MINUTES})`

const askSession = statement(
  'ask_session_for_passkey',
  `INSERT INTO profile.passkey_challenge (challenge_hash, purpose, user_id, session_id, expires_at)
   VALUES ($1, $2, $3, $4, ${EXPIRY})`,
)

const askVisitor = statement(
  'ask_visitor_for_passkey',
  `INSERT INTO profile.passkey_challenge (challenge_hash, purpose, visitor_id, expires_at)
   VALUES ($1, 'sign_in', $2, ${EXPIRY})`,
)

// One statement takes it out of the table: of two parallel answers one finds nothing.
const takeOfSession = statement(
  'take_passkey_challenge_of_session',
  `DELETE FROM profile.passkey_challenge
   WHERE challenge_hash = $1 AND purpose = $2 AND user_id = $3 AND session_id = $4 AND expires_at > now()
   RETURNING purpose`,
)

const takeOfVisitor = statement(
  'take_passkey_challenge_of_visitor',
  `DELETE FROM profile.passkey_challenge
   WHERE challenge_hash = $1 AND purpose = 'sign_in' AND expires_at > now() AND visitor_id =
     (SELECT v.visitor_id FROM profile.visitor v WHERE v.token_hash = $2 AND v.expires_at > now())
   RETURNING purpose`,
)

const newChallenge = (): string => randomBytes(BYTES).toString('base64url')

/** The questions that passkeys answer. Each works once, in one browser, for minutes. */
@Injectable()
export class PasskeyChallengeRepository {
  constructor(private readonly sql: Sql) {}

  /** A fresh question for a signed-in person, base64url. */
  async askSession(purpose: SessionPurpose, { userId, sessionId }: AskedSession): Promise<string> {
    const challenge = newChallenge()
    await this.sql.query(askSession, [hashToken(challenge), purpose, userId, sessionId])
    return challenge
  }

  /** A fresh question for a browser without a profile, base64url. */
  async askVisitor(visitorId: string): Promise<string> {
    const challenge = newChallenge()
    await this.sql.query(askVisitor, [hashToken(challenge), visitorId])
    return challenge
  }

  /** Uses a question up; false when it is not one of this session, was used before, or is over. */
  async takeOfSession(
    challenge: string,
    purpose: SessionPurpose,
    { userId, sessionId }: AskedSession,
  ): Promise<boolean> {
    const values = [hashToken(challenge), purpose, userId, sessionId]
    return (await this.sql.maybeOne(takeOfSession, values)) !== null
  }

  /** The same for the browser with this visitor cookie. */
  async takeOfVisitor(challenge: string, visitorHash: Buffer): Promise<boolean> {
    return (await this.sql.maybeOne(takeOfVisitor, [hashToken(challenge), visitorHash])) !== null
  }
}
