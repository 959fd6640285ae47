import { isLanguage, type Language, MAX_PUSH_DEVICES } from '@gb/domain'
import { FieldCipher, Sql, statement, statementForEveryone } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { deviceKeysPlace, endpointPlace } from './push-places.js'
import type { PushTarget } from './push-sender.js'

/** A device to store. */
export interface NewPushDevice extends PushTarget {
  subscriptionId: string
  /** Null: what it spoke before, or else English. */
  language: Language | null
}

/** A stored device. */
export interface PushDevice extends PushTarget {
  subscriptionId: string
  language: Language
}

interface Row {
  subscriptionId: string
  endpoint: Buffer
  deviceKeys: Buffer
  language: string
}

// Whoever signs in on a device gets its reminders, and nobody who used it before: a row of another person is the point.
const takeFromOthers = statementForEveryone(
  'take_push_subscription',
  'DELETE FROM tracking.push_subscription WHERE subscription_id = $2 AND user_id <> $1',
)
const upsert = statement(
  'upsert_push_subscription',
  `INSERT INTO tracking.push_subscription (user_id, subscription_id, endpoint, device_keys, language)
   VALUES ($1, $2, $3, $4, COALESCE($5::text, 'en'))
   ON CONFLICT (user_id, subscription_id) DO UPDATE
     SET endpoint = excluded.endpoint, device_keys = excluded.device_keys, created_at = now(),
       language = COALESCE($5::text, push_subscription.language)`,
)
const dropOldest = statement(
  'drop_oldest_push_subscriptions',
  `DELETE FROM tracking.push_subscription WHERE user_id = $1 AND subscription_id IN
     (SELECT subscription_id FROM tracking.push_subscription WHERE user_id = $1
      ORDER BY created_at DESC, subscription_id OFFSET ${MAX_PUSH_DEVICES})`,
)
const list = statement(
  'list_push_subscriptions',
  `SELECT subscription_id AS "subscriptionId", endpoint, device_keys AS "deviceKeys", language
   FROM tracking.push_subscription WHERE user_id = $1 ORDER BY created_at LIMIT ${MAX_PUSH_DEVICES}`,
)
const countAll = statement(
  'count_push_subscriptions',
  'SELECT count(*)::int AS count FROM tracking.push_subscription WHERE user_id = $1',
)
const remove = statement(
  'delete_push_subscription',
  `DELETE FROM tracking.push_subscription WHERE user_id = $1 AND subscription_id = $2
   RETURNING subscription_id AS "subscriptionId"`,
)

/** The devices of people, sealed. */
@Injectable()
export class PushSubscriptionRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** Stores a device once, for this person alone, and lets the oldest go when there are too many. */
  async put(
    userId: string,
    { subscriptionId, endpoint, p256dh, auth, language }: NewPushDevice,
  ): Promise<void> {
    const sealed = this.cipher.seal(endpoint, endpointPlace(userId, subscriptionId))
    const keys = this.cipher.seal(`${p256dh}.${auth}`, deviceKeysPlace(userId, subscriptionId))
    await this.sql.transaction(async () => {
      await this.sql.query(takeFromOthers, [userId, subscriptionId])
      await this.sql.query(upsert, [userId, subscriptionId, sealed, keys, language])
      await this.sql.query(dropOldest, [userId])
    })
  }

  async list(userId: string): Promise<PushDevice[]> {
    const rows = await this.sql.query<Row>(list, [userId])
    return rows.map((row) => this.open(userId, row))
  }

  async count(userId: string): Promise<number> {
    return (await this.sql.one<{ count: number }>(countAll, [userId])).count
  }

  /** False when there is no such device. */
  async delete(userId: string, subscriptionId: string): Promise<boolean> {
    return (await this.sql.maybeOne(remove, [userId, subscriptionId])) !== null
  }

  private open(userId: string, { subscriptionId, endpoint, deviceKeys, language }: Row): PushDevice {
    const keys = this.cipher.open(deviceKeys, deviceKeysPlace(userId, subscriptionId))
    const [p256dh = '', auth = ''] = keys.split('.')
    const address = this.cipher.open(endpoint, endpointPlace(userId, subscriptionId))
    // A release that was taken back may have stored one that this one does not speak.
    const spoken = isLanguage(language) ? language : 'en'
    return { subscriptionId, endpoint: address, p256dh, auth, language: spoken }
  }
}
