import { type ConfirmationPurpose, PERSONAL_TOKEN_PREFIX } from '@gb/domain'
import { Injectable, Logger } from '@nestjs/common'
import {
  errorName,
  type Freshness,
  type HeldSession,
  type Helping,
  SessionPort,
  type SessionUser,
} from '@gb/service-kit'
import { hashToken } from '../../base/browser/token.js'
import { FreshnessRepository } from '../freshness/freshness.repository.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { OtherAskers } from './other-askers.js'
import { SessionRotationService } from './session-rotation.service.js'
import { SessionTokenRepository } from './session-token.repository.js'
import { SessionRepository } from './session.repository.js'
import { SessionOfDeleted } from './errors.js'

/** Verifies sessions. The one read is all that a request waits for, but for the first use of a new token. */
@Injectable()
export class LocalSessionPort extends SessionPort {
  private readonly logger = new Logger(LocalSessionPort.name)

  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokenRepository,
    private readonly rotation: SessionRotationService,
    private readonly profiles: ProfileRepository,
    private readonly confirmed: FreshnessRepository,
    private readonly others: OtherAskers,
  ) {
    super()
  }

  override async verify(token: string, timeZone: string | null): Promise<SessionUser | null> {
    const tokenHash = hashToken(token)
    if (token.startsWith(PERSONAL_TOKEN_PREFIX)) return this.others.ofToken(tokenHash, timeZone)
    const live = await this.sessions.askLive(tokenHash)
    if (!live) return this.refuse(tokenHash)
    if (live.spent) {
      await this.rotation.endReused(live)
      return null
    }
    const { userId, sessionId, person, consents, eraseAt, heldSince } = live
    if (live.unused) await this.tokens.takeUp({ userId, sessionId, tokenHash })
    if (live.stale) this.inBackground(this.sessions.touch(userId, sessionId))
    if (timeZone !== null && timeZone !== live.timeZone)
      this.inBackground(this.profiles.rememberZone(userId, timeZone))
    const zone = timeZone ?? person.timeZone
    const user = { userId, sessionId, timeZone: zone, person, consents, heldSince }
    return eraseAt ? { ...user, eraseAt } : user
  }

  override freshness(held: HeldSession, purpose: ConfirmationPurpose): Promise<Freshness> {
    return this.confirmed.read(held, purpose)
  }

  override helped(helping: Helping): Promise<SessionUser | null> {
    return this.others.ofHelper(helping)
  }

  /** A replay into a deleted profile must learn that it is gone, or it would be tried again and again. */
  private async refuse(tokenHash: Buffer): Promise<null> {
    if (await this.sessions.isEndedByDeletion(tokenHash)) throw new SessionOfDeleted()
    return null
  }

  private inBackground(work: Promise<void>): void {
    work.catch((error: unknown) => this.logger.warn(`session bookkeeping failed: ${errorName(error)}`))
  }
}
