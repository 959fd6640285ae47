import { type ConfirmationPurpose, PERSONAL_TOKEN_PREFIX } from '@gb/domain'
import { Injectable, Logger } from '@nestjs/common'
import { errorName, type Freshness, type HeldSession, SessionPort, type SessionUser } from '@gb/service-kit'
import { hashToken } from '../../base/browser/token.js'
import { FreshnessRepository } from '../freshness/freshness.repository.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { PersonalTokenRepository } from '../tokens/personal-token.repository.js'
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
    private readonly personalTokens: PersonalTokenRepository,
  ) {
    super()
  }

  override async verify(token: string, timeZone: string | null): Promise<SessionUser | null> {
    const tokenHash = hashToken(token)
    if (token.startsWith(PERSONAL_TOKEN_PREFIX)) return this.ofPersonalToken(tokenHash, timeZone)
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

  /** The zone of a script is that of the machine it runs on: it holds for this request and is not remembered. */
  private async ofPersonalToken(tokenHash: Buffer, timeZone: string | null): Promise<SessionUser | null> {
    const live = await this.personalTokens.findLive(tokenHash)
    if (!live) return null
    const { userId, tokenId, person, consents, eraseAt, access, areas } = live
    if (live.stale) this.inBackground(this.personalTokens.touch(userId, tokenId))
    const zone = timeZone ?? person.timeZone
    const user = { userId, sessionId: tokenId, timeZone: zone, person, consents, byToken: { access, areas } }
    return eraseAt ? { ...user, eraseAt } : user
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
