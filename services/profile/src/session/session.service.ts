import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import type { SessionSecrets } from '../browser/browser-cookies.js'
import { hashToken, newToken } from '../browser/token.js'
import { VisitorRepository } from '../consent/visitor.repository.js'
import { DeviceRepository } from './device.repository.js'
import { SessionRepository } from './session.repository.js'

/** Opens and ends sessions. */
@Injectable()
export class SessionService {
  constructor(
    private readonly sql: Sql,
    private readonly sessions: SessionRepository,
    private readonly devices: DeviceRepository,
    private readonly visitors: VisitorRepository,
  ) {}

  /** A fresh session; a browser that is already a device of this profile stays that device. */
  open(userId: string, deviceToken: string | null): Promise<SessionSecrets> {
    return this.sql.transaction(async () => {
      const device = await this.deviceOf(userId, deviceToken)
      const session = newToken('session')
      await this.sessions.add(userId, device.id, hashToken(session))
      return { userId, session, device: device.token }
    })
  }

  /** Signs one browser out. */
  end({ userId, sessionId }: { userId: string; sessionId: string }): Promise<void> {
    return this.sql.transaction(async () => {
      await this.sessions.end(userId, sessionId)
      await this.visitors.forget(userId)
    })
  }

  /** Signs every browser out. */
  endAll(userId: string): Promise<void> {
    return this.sql.transaction(async () => {
      await this.sessions.endAll(userId)
      await this.devices.revokeAll(userId)
      await this.visitors.forget(userId)
    })
  }

  private async deviceOf(userId: string, known: string | null): Promise<{ id: string; token: string }> {
    const kept = known === null ? null : await this.devices.keep(userId, hashToken(known))
    if (known !== null && kept !== null) return { id: kept, token: known }
    const token = newToken('device')
    return { id: await this.devices.add(userId, hashToken(token)), token }
  }
}
