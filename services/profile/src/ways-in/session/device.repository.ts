import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import { DEVICE_DAYS, SESSION_DAYS } from '../../base/browser/lifetimes.js'

/** After this many wrong codes a known browser counts as an unknown one. */
export const WRONG_CODES_OF_A_DEVICE = 5

/** Nobody has more; a list that goes on for ever would only help an attack. */
const LISTED_DEVICES = 100

/** A browser that has proven itself for a profile. */
export interface Device {
  deviceId: string
  label: string
  createdAt: Date
  lastSeenAt: Date
  /** Whether a session is open on it. */
  signedIn: boolean
}

/** A try to open a profile by code on a known browser. */
export interface DeviceTry {
  userId: string
  deviceId: string
  /** Tries so far, this one among them. */
  tries: number
}

const insertDevice = statementForPerson(
  'insert_device',
  'INSERT INTO profile.device (user_id, device_id, token_hash, label) VALUES ($1, $2, $3, $4)',
)

const keepDevice = statementForEveryone(
  'keep_device',
  `UPDATE profile.device SET last_seen_at = now(), wrong_codes = 0, label = $3
   WHERE token_hash = $1 AND user_id = $2 AND revoked_at IS NULL
   RETURNING device_id AS "deviceId"`,
)

// Counted before the code is compared: parallel tries must not slip past the limit.
const countTry = statementForEveryone(
  'count_device_try',
  `UPDATE profile.device SET wrong_codes = wrong_codes + 1
   WHERE token_hash = $1 AND revoked_at IS NULL AND wrong_codes < $2
     AND last_seen_at > now() - make_interval(days => $3)
   RETURNING user_id AS "userId", device_id AS "deviceId", wrong_codes AS "tries"`,
)

const ownerOfDevice = statementForEveryone(
  'owner_of_device',
  `SELECT user_id AS "userId" FROM profile.device
   WHERE token_hash = $1 AND revoked_at IS NULL AND wrong_codes < $2
     AND last_seen_at > now() - make_interval(days => $3)`,
)

const listDevices = statementForPerson(
  'list_devices',
  `SELECT d.device_id AS "deviceId", d.label, d.created_at AS "createdAt",
     greatest(d.last_seen_at, max(s.last_seen_at)) AS "lastSeenAt", count(s.session_id) > 0 AS "signedIn"
   FROM profile.device d
   LEFT JOIN profile.session s ON s.user_id = d.user_id AND s.device_id = d.device_id AND s.revoked_at IS NULL
     AND s.last_seen_at > now() - make_interval(days => $2) AND s.created_at > now() - make_interval(days => $3)
   WHERE d.user_id = $1 AND d.revoked_at IS NULL AND d.last_seen_at > now() - make_interval(days => $4)
   GROUP BY d.user_id, d.device_id
   ORDER BY "lastSeenAt" DESC, d.device_id LIMIT ${LISTED_DEVICES}`,
)

const revokeDevice = statementForPerson(
  'revoke_device',
  `UPDATE profile.device SET revoked_at = now() WHERE user_id = $1 AND device_id = $2 AND revoked_at IS NULL
   RETURNING device_id`,
)

const revokeDevices = statementForPerson(
  'revoke_devices',
  'UPDATE profile.device SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL',
)

/** Browsers that have proven themselves for a profile. */
@Injectable()
export class DeviceRepository {
  constructor(private readonly sql: Sql) {}

  async add(userId: string, tokenHash: Buffer, label: string): Promise<string> {
    const deviceId = randomUUID()
    await this.sql.query(insertDevice, [userId, deviceId, tokenHash, label])
    return deviceId
  }

  /** Renews a device of that profile; null when the token is none. */
  async keep(userId: string, tokenHash: Buffer, label: string): Promise<string | null> {
    const row = await this.sql.maybeOne<{ deviceId: string }>(keepDevice, [tokenHash, userId, label])
    return row?.deviceId ?? null
  }

  /** Counts a try to open a profile by code; null when the browser counts as unknown. */
  countTry(tokenHash: Buffer): Promise<DeviceTry | null> {
    return this.sql.maybeOne<DeviceTry>(countTry, [tokenHash, WRONG_CODES_OF_A_DEVICE, DEVICE_DAYS])
  }

  /** Whose device it is, or null when it counts as unknown. */
  async ownerOf(tokenHash: Buffer): Promise<string | null> {
    const values = [tokenHash, WRONG_CODES_OF_A_DEVICE, DEVICE_DAYS]
    return (await this.sql.maybeOne<{ userId: string }>(ownerOfDevice, values))?.userId ?? null
  }

  /** The devices of a person, last seen first. */
  list(userId: string): Promise<Device[]> {
    const values = [userId, SESSION_DAYS.idle, SESSION_DAYS.absolute, DEVICE_DAYS]
    return this.sql.query<Device>(listDevices, values)
  }

  /** False when there is no such device, or it was revoked before. */
  async revoke(userId: string, deviceId: string): Promise<boolean> {
    return (await this.sql.maybeOne(revokeDevice, [userId, deviceId])) !== null
  }

  async revokeAll(userId: string): Promise<void> {
    await this.sql.query(revokeDevices, [userId])
  }
}
