import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Sql, statement } from '@gb/service-kit'
import { DEVICE_DAYS } from '../browser/lifetimes.js'

/** After this many wrong codes a known browser counts as an unknown one. */
export const WRONG_CODES_OF_A_DEVICE = 5

const insertDevice = statement(
  'insert_device',
  'INSERT INTO profile.device (user_id, device_id, token_hash) VALUES ($1, $2, $3)',
)

const keepDevice = statement(
  'keep_device',
  `UPDATE profile.device SET last_seen_at = now(), wrong_codes = 0
   WHERE token_hash = $1 AND user_id = $2 AND revoked_at IS NULL
   RETURNING device_id AS "deviceId"`,
)

// Counted before the code is compared: parallel tries must not slip past the limit.
const countTry = statement(
  'count_device_try',
  `UPDATE profile.device SET wrong_codes = wrong_codes + 1
   WHERE token_hash = $1 AND revoked_at IS NULL AND wrong_codes < $2
     AND last_seen_at > now() - make_interval(days => $3)
   RETURNING user_id AS "userId"`,
)

const revokeDevices = statement(
  'revoke_devices',
  'UPDATE profile.device SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL',
)

/** Browsers that have proven themselves for a profile. */
@Injectable()
export class DeviceRepository {
  constructor(private readonly sql: Sql) {}

  async add(userId: string, tokenHash: Buffer): Promise<string> {
    const deviceId = randomUUID()
    await this.sql.query(insertDevice, [userId, deviceId, tokenHash])
    return deviceId
  }

  /** Renews a device of that profile; null when the token is none. */
  async keep(userId: string, tokenHash: Buffer): Promise<string | null> {
    const row = await this.sql.maybeOne<{ deviceId: string }>(keepDevice, [tokenHash, userId])
    return row?.deviceId ?? null
  }

  /** Counts a try to open a profile by code; answers whose device it is, or null when it counts as unknown. */
  async countTry(tokenHash: Buffer): Promise<string | null> {
    const row = await this.sql.maybeOne<{ userId: string }>(countTry, [
      tokenHash,
      WRONG_CODES_OF_A_DEVICE,
      DEVICE_DAYS,
    ])
    return row?.userId ?? null
  }

  async revokeAll(userId: string): Promise<void> {
    await this.sql.query(revokeDevices, [userId])
  }
}
