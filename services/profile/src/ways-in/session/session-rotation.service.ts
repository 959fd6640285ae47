import { Injectable } from '@nestjs/common'
import { type SessionUser, Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { hashToken, newToken } from '../../base/browser/token.js'
import { LETTERS } from '../../post/mail/messages.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { DeviceRepository } from './device.repository.js'
import { SessionTokenRepository } from './session-token.repository.js'
import type { LiveSession } from './session.repository.js'
import { SessionService } from './session.service.js'

/** The browser whose session gets another token. */
type HoldingBrowser = Pick<Browser, 'session' | 'device' | 'label'>

/**
 * Gives sessions another token, and ends one whose replaced token comes back. A token replaces those before it when
 * it is first used, not when it is issued: an answer that never arrived must not sign anybody out.
 */
@Injectable()
export class SessionRotationService {
  constructor(
    private readonly sql: Sql,
    private readonly tokens: SessionTokenRepository,
    private readonly devices: DeviceRepository,
    private readonly sessions: SessionService,
    private readonly notices: SecurityNotices,
  ) {}

  /** Another token once a day; nothing in between. */
  async renewDaily(user: SessionUser, browser: HoldingBrowser): Promise<SessionSecrets[]> {
    if (browser.session === null) return []
    const held = { ...user, tokenHash: hashToken(browser.session) }
    if (!(await this.tokens.isDue(held))) return []
    return this.sql.transaction(async () => {
      await this.tokens.lockSession(user)
      // Asked again: a parallel tab may have been faster.
      return (await this.tokens.isDue(held)) ? [await this.issue(user, browser)] : []
    })
  }

  /** Another token now, because what the session may do has changed. */
  renew(user: SessionUser, browser: HoldingBrowser): Promise<SessionSecrets> {
    return this.sql.transaction(async () => {
      await this.tokens.lockSession(user)
      return this.issue(user, browser)
    })
  }

  /** Somebody else holds, or held, a token of this session: nobody may hold it any longer. */
  endReused({ userId, deviceId }: LiveSession): Promise<void> {
    return this.sql.transaction(async () => {
      const device = (await this.devices.list(userId)).find((listed) => listed.deviceId === deviceId)
      if (!(await this.sessions.endDevice(userId, deviceId))) return
      const reused = { kind: 'token_reused', userId, deviceId } as const
      await this.notices.tell(reused, device?.label ?? 'Browser', LETTERS.signedOut)
    })
  }

  private async issue({ userId, sessionId }: SessionUser, browser: HoldingBrowser): Promise<SessionSecrets> {
    const session = newToken('session')
    await this.tokens.issue({ userId, sessionId, tokenHash: hashToken(session) })
    const { device, label } = browser
    const kept = device === null ? null : await this.devices.keep(userId, hashToken(device), label)
    return { userId, session, device: kept === null ? null : device }
  }
}
