import { Injectable } from '@nestjs/common'
import { type SessionUser, Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { hashToken, newToken } from '../../base/browser/token.js'
import { VisitorRepository } from '../../person/consent/visitor.repository.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { DeviceRepository } from './device.repository.js'
import { SessionTokenRepository } from './session-token.repository.js'
import { SessionRepository } from './session.repository.js'

/** The browser that a session is opened in. */
export type OpeningBrowser = Pick<Browser, 'session' | 'device' | 'label'>

/** Opens and ends sessions. */
@Injectable()
export class SessionService {
  constructor(
    private readonly sql: Sql,
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokenRepository,
    private readonly devices: DeviceRepository,
    private readonly visitors: VisitorRepository,
    private readonly events: SecurityEventRepository,
  ) {}

  /**
   * A fresh session; a browser that is already a device of this profile stays that device. What the browser held
   * before ends, because its cookie is about to be overwritten.
   */
  open(userId: string, browser: OpeningBrowser): Promise<SessionSecrets & { device: string }> {
    return this.sql.transaction(async () => {
      await this.leave(userId, browser)
      const device = await this.deviceOf(userId, browser)
      const sessionId = await this.sessions.add(userId, device.id)
      const session = newToken('session')
      await this.tokens.addFirst({ userId, sessionId, tokenHash: hashToken(session) })
      return { userId, session, device: device.token }
    })
  }

  /** Whether a browser has held this very profile. */
  async isKnown(userId: string, { device }: Pick<Browser, 'device'>): Promise<boolean> {
    return device !== null && (await this.devices.ownerOf(hashToken(device))) === userId
  }

  /** Whether any session of a profile has come back with its token: its answer arrived. */
  wasUsed(userId: string): Promise<boolean> {
    return this.sessions.wasAnySeen(userId)
  }

  /** Signs one browser out: its device goes with it. */
  end({ userId, sessionId }: Pick<SessionUser, 'userId' | 'sessionId'>): Promise<void> {
    return this.sql.transaction(async () => {
      const deviceId = await this.sessions.deviceOf(userId, sessionId)
      if (deviceId !== null) await this.endDevice(userId, deviceId)
    })
  }

  /** Signs every browser out, and each stays one that has held the profile. */
  async endKeepingDevices(userId: string): Promise<void> {
    await this.sessions.endAll(userId)
    await this.visitors.forget(userId)
  }

  /** Signs every browser out. */
  endAll(userId: string): Promise<void> {
    return this.sql.transaction(async () => {
      await this.sessions.endAll(userId)
      await this.devices.revokeAll(userId)
      await this.visitors.forget(userId)
      await this.events.add({ kind: 'signed_out_everywhere', userId })
    })
  }

  /** Ends a device and what it holds; answers whether there was anything to end. */
  async endDevice(userId: string, deviceId: string): Promise<boolean> {
    const revoked = await this.devices.revoke(userId, deviceId)
    const ended = await this.sessions.endOfDevice(userId, deviceId)
    await this.visitors.forget(userId)
    return revoked || ended
  }

  private async leave(userId: string, { session }: OpeningBrowser): Promise<void> {
    const held = session === null ? null : await this.sessions.findLive(hashToken(session))
    if (!held) return
    if (held.userId === userId) await this.sessions.end(userId, held.sessionId)
    else await this.endDevice(held.userId, held.deviceId)
  }

  private async deviceOf(
    userId: string,
    { device: known, label }: OpeningBrowser,
  ): Promise<{ id: string; token: string }> {
    const kept = known === null ? null : await this.devices.keep(userId, hashToken(known), label)
    if (known !== null && kept !== null) return { id: kept, token: known }
    const token = newToken('device')
    return { id: await this.devices.add(userId, hashToken(token), label), token }
  }
}
