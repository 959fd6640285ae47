import { Injectable } from '@nestjs/common'
import { Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'

/** Minutes a window is open, and the wrong codes that close it. Source: security-rules 2.3. */
export const PAIRING = { minutes: 10, wrongCodes: 3 } as const

const OPEN = 'closed_at IS NULL AND expires_at > now()'

const openWindow = statementForPerson(
  'open_pairing_window',
  `INSERT INTO profile.pairing_window (user_id, network, expires_at)
   VALUES ($1, $2, now() + make_interval(mins => ${PAIRING.minutes}))
   ON CONFLICT (user_id) DO UPDATE SET network = excluded.network, opened_at = now(),
     expires_at = excluded.expires_at, wrong_codes = 0, closed_at = NULL
   RETURNING expires_at AS "expiresAt"`,
)

const findWindow = statementForPerson(
  'find_pairing_window',
  `SELECT expires_at AS "expiresAt" FROM profile.pairing_window WHERE user_id = $1 AND ${OPEN}`,
)

const anyWindow = statementForEveryone(
  'any_pairing_window',
  `SELECT FROM profile.pairing_window WHERE network = $1 AND ${OPEN} LIMIT 1`,
)

// In one order, so that two tries of one network wait for each other instead of for ever.
const lockWindows = statementForEveryone(
  'lock_pairing_windows',
  `SELECT user_id AS "userId" FROM profile.pairing_window WHERE network = $1 AND ${OPEN} ORDER BY user_id FOR UPDATE`,
)

const countWrongCode = statementForEveryone(
  'count_wrong_pairing_code',
  `UPDATE profile.pairing_window SET wrong_codes = wrong_codes + 1,
     closed_at = CASE WHEN wrong_codes + 1 >= ${PAIRING.wrongCodes} THEN now() END
   WHERE user_id = ANY($1) AND ${OPEN}
   RETURNING user_id AS "userId", closed_at IS NOT NULL AS "stopped"`,
)

const closeWindow = statementForPerson(
  'close_pairing_window',
  `UPDATE profile.pairing_window SET closed_at = now() WHERE user_id = $1 AND ${OPEN} RETURNING user_id`,
)

/** Windows in which the code alone opens a profile on another device of the same network. */
@Injectable()
export class PairingWindowRepository {
  constructor(private readonly sql: Sql) {}

  /** Opens the window of a person, or begins it anew. */
  async open(userId: string, network: string): Promise<Date> {
    return (await this.sql.one<{ expiresAt: Date }>(openWindow, [userId, network])).expiresAt
  }

  /** When the open window of a person ends; null when none is open. */
  async expiryOf(userId: string): Promise<Date | null> {
    return (await this.sql.maybeOne<{ expiresAt: Date }>(findWindow, [userId]))?.expiresAt ?? null
  }

  /** Whether any window is open in a network. */
  async isAnyOpen(network: string): Promise<boolean> {
    return (await this.sql.maybeOne(anyWindow, [network])) !== null
  }

  /** The people whose windows are open in a network, locked until the transaction ends. */
  async lockOpen(network: string): Promise<string[]> {
    const rows = await this.sql.query<{ userId: string }>(lockWindows, [network])
    return rows.map(({ userId }) => userId)
  }

  /** Counts a wrong code against windows; answers the people whose window closed by it. */
  async countWrong(userIds: string[]): Promise<string[]> {
    const rows = await this.sql.query<{ userId: string; stopped: boolean }>(countWrongCode, [userIds])
    return rows.filter(({ stopped }) => stopped).map(({ userId }) => userId)
  }

  /** False when none was open. */
  async close(userId: string): Promise<boolean> {
    return (await this.sql.maybeOne(closeWindow, [userId])) !== null
  }
}
