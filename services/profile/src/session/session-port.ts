import { Injectable, Logger } from '@nestjs/common'
import { SessionPort, type SessionUser } from '@gb/service-kit'
import { hashToken } from '../browser/token.js'
import { ProfileRepository } from '../profile/profile.repository.js'
import { SessionRepository } from './session.repository.js'

/** Verifies sessions. The one read is all that a request waits for. */
@Injectable()
export class LocalSessionPort extends SessionPort {
  private readonly logger = new Logger(LocalSessionPort.name)

  constructor(
    private readonly sessions: SessionRepository,
    private readonly profiles: ProfileRepository,
  ) {
    super()
  }

  override async verify(token: string, timeZone: string | null): Promise<SessionUser | null> {
    const live = await this.sessions.findLive(hashToken(token))
    if (!live) return null
    const { userId, sessionId } = live
    if (live.stale) this.inBackground(this.sessions.touch(userId, sessionId))
    if (timeZone !== null && timeZone !== live.timeZone)
      this.inBackground(this.profiles.rememberZone(userId, timeZone))
    return { userId, sessionId, timeZone: timeZone ?? live.timeZone ?? 'UTC' }
  }

  private inBackground(work: Promise<void>): void {
    work.catch((error: unknown) => this.logger.warn(`session bookkeeping failed: ${String(error)}`))
  }
}
