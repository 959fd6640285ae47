import { Injectable, Logger } from '@nestjs/common'
import { errorName, type Helping, type SessionUser } from '@gb/service-kit'
import { HelperGrantRepository } from '../helpers/helper-grant.repository.js'
import { PersonalTokenRepository } from '../tokens/personal-token.repository.js'

/** Who asks about a person without a session of that person: a script of theirs, or somebody at their side. */
@Injectable()
export class OtherAskers {
  private readonly logger = new Logger(OtherAskers.name)

  constructor(
    private readonly tokens: PersonalTokenRepository,
    private readonly grants: HelperGrantRepository,
  ) {}

  /** The zone of a script is that of the machine it runs on: it holds for this request and is not remembered. */
  async ofToken(tokenHash: Buffer, timeZone: string | null): Promise<SessionUser | null> {
    const live = await this.tokens.findLive(tokenHash)
    if (!live) return null
    const { userId, tokenId, person, consents, eraseAt, access, areas } = live
    if (live.stale) this.touch(userId, tokenId)
    const zone = timeZone ?? person.timeZone
    const user = { userId, sessionId: tokenId, timeZone: zone, person, consents, byToken: { access, areas } }
    return eraseAt ? { ...user, eraseAt } : user
  }

  /** The days of a person are theirs, wherever the helper is. */
  async ofHelper(helping: Helping): Promise<SessionUser | null> {
    const admitted = await this.grants.admit(helping)
    if (!admitted) return null
    const { userId, grantId, person, consents } = admitted
    const helper = { userId: helping.helperId, grantId }
    return { userId, sessionId: grantId, timeZone: person.timeZone, person, consents, helper }
  }

  private touch(userId: string, tokenId: string): void {
    this.tokens
      .touch(userId, tokenId)
      .catch((error: unknown) => this.logger.warn(`token bookkeeping failed: ${errorName(error)}`))
  }
}
