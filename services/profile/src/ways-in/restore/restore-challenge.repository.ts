import { CONFIRMATION_MINUTES, MAILED_CODE } from '@gb/domain'
import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Sql, statement, statementForPerson } from '@gb/service-kit'

/** What a challenge begins with. */
export interface NewChallenge {
  kind: 'code' | 'adopt'
  visitorId: string
  /** Whose profile it may open, or null for a wrong code. */
  userId: string | null
}

/** The hashes of what is mailed. */
export interface MailedSecrets {
  codeHash: Buffer
  linkHash: Buffer
}

/** A try to confirm. */
export interface ConfirmTry {
  /** Null when nothing was mailed, so that nothing can be right. */
  userId: string | null
  codeHash: Buffer | null
  linkHash: Buffer | null
  /** Tries so far, this one among them. */
  tries: number
}

const addChallenge = statement(
  'add_challenge',
  `INSERT INTO profile.restore_challenge (challenge_id, kind, visitor_id, user_id, expires_at)
   VALUES ($1, $2, $3, $4, now() + make_interval(mins => ${CONFIRMATION_MINUTES}))`,
)

// "confirmed_at IS NULL" and the visitor's hash: a challenge is for one browser and ends with its success.
const OF_THIS_BROWSER = `c.challenge_id = $1 AND c.confirmed_at IS NULL AND c.tries < ${MAILED_CODE.tries}
     AND c.visitor_id = (SELECT v.visitor_id FROM profile.visitor v WHERE v.token_hash = $2 AND v.expires_at > now())`

const findChallenge = statement(
  'find_challenge',
  `SELECT c.user_id AS "userId" FROM profile.restore_challenge c WHERE ${OF_THIS_BROWSER} AND c.expires_at > now()`,
)

const armChallenge = statement(
  'arm_challenge',
  `UPDATE profile.restore_challenge c SET matched = c.matched OR $3,
     code_hash = CASE WHEN $3 THEN $4 ELSE c.code_hash END,
     link_hash = CASE WHEN $3 THEN $5 ELSE c.link_hash END,
     code_expires_at = CASE WHEN $3 THEN now() + make_interval(mins => ${MAILED_CODE.minutes}) ELSE c.code_expires_at END
   WHERE ${OF_THIS_BROWSER} AND c.expires_at > now()`,
)

// Counted before the code is compared: parallel tries must not slip past the limit.
const countTry = statement(
  'count_challenge_try',
  `UPDATE profile.restore_challenge c SET tries = c.tries + 1 WHERE ${OF_THIS_BROWSER}
   RETURNING CASE WHEN c.matched AND c.code_expires_at > now() THEN c.user_id END AS "userId",
     c.code_hash AS "codeHash", c.link_hash AS "linkHash", c.tries`,
)

const confirmChallenge = statement(
  'confirm_challenge',
  `UPDATE profile.restore_challenge SET confirmed_at = now()
   WHERE challenge_id = $1 AND confirmed_at IS NULL AND matched AND code_expires_at > now()
   RETURNING user_id AS "userId"`,
)

const closeAll = statementForPerson(
  'close_challenges',
  `UPDATE profile.restore_challenge SET matched = false, expires_at = least(expires_at, now())
   WHERE user_id = $1 AND confirmed_at IS NULL`,
)

/** Browsers on their way into a profile. */
@Injectable()
export class RestoreChallengeRepository {
  constructor(private readonly sql: Sql) {}

  async add({ kind, visitorId, userId }: NewChallenge): Promise<string> {
    const challengeId = randomUUID()
    await this.sql.query(addChallenge, [challengeId, kind, visitorId, userId])
    return challengeId
  }

  /** Whose profile a challenge of this browser may open; null for a wrong code, and for no challenge at all. */
  async subjectOf(challengeId: string, visitorHash: Buffer): Promise<string | null> {
    const row = await this.sql.maybeOne<{ userId: string | null }>(findChallenge, [challengeId, visitorHash])
    return row?.userId ?? null
  }

  /** Sets what has to be typed; without a match it only takes as long. */
  async arm(
    challengeId: string,
    visitorHash: Buffer,
    secrets: MailedSecrets,
    matched: boolean,
  ): Promise<void> {
    const values = [challengeId, visitorHash, matched, secrets.codeHash, secrets.linkHash]
    await this.sql.query(armChallenge, values)
  }

  /** Null for a challenge that is over, or another browser's. */
  countTry(challengeId: string, visitorHash: Buffer): Promise<ConfirmTry | null> {
    return this.sql.maybeOne<ConfirmTry>(countTry, [challengeId, visitorHash])
  }

  /** Uses it up; null when a parallel request was faster. */
  async confirm(challengeId: string): Promise<string | null> {
    const row = await this.sql.maybeOne<{ userId: string }>(confirmChallenge, [challengeId])
    return row?.userId ?? null
  }

  /** The profile's code or e-mail has changed: what was begun with the old one leads nowhere. */
  async closeAll(userId: string): Promise<void> {
    await this.sql.query(closeAll, [userId])
  }
}
