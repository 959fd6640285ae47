import { type ConfirmationPurpose, type ConfirmationWay, FRESH_CONFIRMATION_MINUTES } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { type Freshness, type HeldSession, Sql, statementForPerson } from '@gb/service-kit'

interface Row {
  isFresh: boolean
  hasPasskey: boolean
  opensByMail: boolean
}

// "confirmed_at <= $4": a copy of the cookie from before the confirmation is an older token, and has no share in it.
const readFreshness = statementForPerson(
  'read_freshness',
  `SELECT EXISTS (SELECT FROM profile.fresh_confirmation f
       WHERE f.user_id = $1 AND f.session_id = $2 AND f.purpose = $3 AND f.confirmed_at <= $4::timestamptz
         AND f.confirmed_at > now() - make_interval(mins => ${FRESH_CONFIRMATION_MINUTES})) AS "isFresh",
     EXISTS (SELECT FROM profile.passkey k WHERE k.user_id = $1) AS "hasPasskey",
     p.code_restore_enabled AS "opensByMail"
   FROM profile.profile p WHERE p.user_id = $1`,
)

const putConfirmation = statementForPerson(
  'put_fresh_confirmation',
  `INSERT INTO profile.fresh_confirmation (user_id, session_id, purpose) VALUES ($1, $2, $3)
   ON CONFLICT (user_id, session_id, purpose) DO UPDATE SET confirmed_at = now()
   RETURNING confirmed_at + make_interval(mins => ${FRESH_CONFIRMATION_MINUTES}) AS "expiresAt"`,
)

// Who has said that mail does not open their profile means this too. Without a passkey there is nothing but the mail.
const waysOf = ({ hasPasskey, opensByMail }: Row): ConfirmationWay[] => [
  ...(hasPasskey ? (['passkey'] as const) : []),
  ...(opensByMail || !hasPasskey ? (['email'] as const) : []),
]

/** Which sessions have just confirmed what, and how they can. */
@Injectable()
export class FreshnessRepository {
  constructor(private readonly sql: Sql) {}

  async read(
    { userId, sessionId, heldSince }: HeldSession,
    purpose: ConfirmationPurpose,
  ): Promise<Freshness> {
    const values = [userId, sessionId, purpose, heldSince ?? null]
    const row = await this.sql.maybeOne<Row>(readFreshness, values)
    return row ? { isFresh: row.isFresh, ways: waysOf(row) } : { isFresh: false, ways: [] }
  }

  /** Holds from now on; answers until when. */
  async put({ userId, sessionId }: HeldSession, purpose: ConfirmationPurpose): Promise<Date> {
    const values = [userId, sessionId, purpose]
    return (await this.sql.one<{ expiresAt: Date }>(putConfirmation, values)).expiresAt
  }
}
