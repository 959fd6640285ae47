import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Sql, statementForEveryone } from '@gb/service-kit'
import type { SecurityEventKind } from './security-event.js'

/** Whom and what an event is about. Never a code, an address or a token. */
export interface SecurityEvent {
  kind: SecurityEventKind
  userId?: string
  deviceId?: string
  /** Keyed pseudonym of the network. */
  network?: string
  /** Events of one key within one UTC hour are written down once. */
  oncePerHour?: string
}

const insertEvent = statementForEveryone(
  'insert_security_event',
  `INSERT INTO profile.security_event (event_id, kind, user_id, device_id, network, once_key)
   VALUES ($1, $2, $3, $4, $5, $6 || to_char(now() AT TIME ZONE 'UTC', ' YYYY-MM-DD HH24'))
   ON CONFLICT (once_key) WHERE once_key IS NOT NULL DO NOTHING RETURNING event_id`,
)

/** The security events. There is no way to change one. */
@Injectable()
export class SecurityEventRepository {
  constructor(private readonly sql: Sql) {}

  /** Joins a running transaction; answers whether it was written down, or already had been. */
  async add({ kind, userId, deviceId, network, oncePerHour }: SecurityEvent): Promise<boolean> {
    const values = [
      randomUUID(),
      kind,
      userId ?? null,
      deviceId ?? null,
      network ?? null,
      oncePerHour ?? null,
    ]
    return (await this.sql.maybeOne(insertEvent, values)) !== null
  }
}
