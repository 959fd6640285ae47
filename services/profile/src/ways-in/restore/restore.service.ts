import { Injectable } from '@nestjs/common'
import { AppError, Env, type SessionUser } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { hashToken } from '../../base/browser/token.js'
import { VisitorService } from '../../person/consent/visitor.service.js'
import { PairingService } from '../pairing/pairing.service.js'
import type { ProfileView } from '../../person/profile/profile.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { type CodeOwner, RecoveryCodeRepository } from '../../person/profile/recovery-code.repository.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { DeviceRepository, WRONG_CODES_OF_A_DEVICE } from '../session/device.repository.js'
import { SessionService } from '../session/session.service.js'
import { RESTORE_MESSAGES } from './messages.js'
import { RestoreChallengeRepository } from './restore-challenge.repository.js'
import { RestoreLimits } from './restore-limits.js'

/** A code, and who brings it. */
export interface RestoreRequest {
  code: string
  user: SessionUser | null
  browser: Browser
  /** The browser's own word on what it fetches for, or null when it does not say. */
  destination: string | null
  /** The work that was done for this try, or null. */
  proof: string | null
}

/** What a code led to: a profile, or the next step that is the same for right and wrong codes. */
export interface RestoreAnswer {
  profile: ProfileView | null
  /** The session to begin, if any. */
  signIns: SessionSecrets[]
  /** The visitor cookie to set, if any. */
  visitorTokens: string[]
  challengeId: string | null
}

const REFUSED: RestoreAnswer = { profile: null, signIns: [], visitorTokens: [], challengeId: null }

/**
 * The profile of an answer.
 * @throws AppError one `invalid_or_expired_code` for everything else
 */
export const openedProfile = ({ profile, challengeId }: RestoreAnswer): ProfileView => {
  if (profile) return profile
  const members = challengeId === null ? {} : { next: 'confirm_email', challenge_id: challengeId }
  throw new AppError('invalid_or_expired_code', RESTORE_MESSAGES.invalid, { members })
}

/** Opens a profile by its code, where the code alone may do that. */
@Injectable()
export class RestoreService {
  constructor(
    private readonly env: Env,
    private readonly limits: RestoreLimits,
    private readonly codes: RecoveryCodeRepository,
    private readonly devices: DeviceRepository,
    private readonly pairing: PairingService,
    private readonly challenges: RestoreChallengeRepository,
    private readonly visitors: VisitorService,
    private readonly sessions: SessionService,
    private readonly profiles: ProfileService,
    private readonly events: SecurityEventRepository,
  ) {}

  /** @throws AppError `forbidden_origin`, `too_many_requests` */
  async open({ code, user, browser, destination, proof }: RestoreRequest): Promise<RestoreAnswer> {
    // A GET that signs in: a link or an image must not be able to do that.
    if (destination !== null && destination !== 'empty')
      throw new AppError('forbidden_origin', RESTORE_MESSAGES.notByLink)
    const owner = await this.codes.ownerOf(code)
    if (user && (await this.countOwn(user, owner)))
      return { ...REFUSED, profile: await this.profiles.read(user.userId) }
    const userId = owner?.current ? owner.userId : null
    const own = await this.ownDevice(browser, userId)
    if (own !== null) return this.signIn(own, browser)
    const paired = await this.pairing.enter(userId, browser)
    if (paired) return this.opened(paired)
    await this.limits.countCode(browser, proof)
    if (this.env.restoreConfirmation === 'none')
      return userId === null || !owner?.opensUnknown ? REFUSED : this.signIn(userId, browser)
    return this.challenge(userId, browser)
  }

  /**
   * Whether a code is one of the signed-in profile, also an earlier one.
   * @throws AppError `too_many_requests`
   */
  async isOwn(code: string, user: SessionUser): Promise<boolean> {
    return this.countOwn(user, await this.codes.ownerOf(code))
  }

  private async countOwn({ userId }: SessionUser, owner: CodeOwner | null): Promise<boolean> {
    const isOwn = owner?.userId === userId
    await this.limits.countOfSession(userId, isOwn)
    return isOwn
  }

  /** Counts a try on a known browser, whatever the code; answers the profile if the code is that of its own. */
  private async ownDevice({ device }: Browser, userId: string | null): Promise<string | null> {
    const tried = device === null ? null : await this.devices.countTry(hashToken(device))
    if (!tried) return null
    if (tried.userId === userId) return userId
    if (tried.tries === WRONG_CODES_OF_A_DEVICE)
      await this.events.add({ kind: 'device_demoted', userId: tried.userId, deviceId: tried.deviceId })
    return null
  }

  private async signIn(userId: string, browser: Browser): Promise<RestoreAnswer> {
    return this.opened(await this.sessions.open(userId, browser))
  }

  private async opened(secrets: SessionSecrets): Promise<RestoreAnswer> {
    return { ...REFUSED, profile: await this.profiles.read(secrets.userId), signIns: [secrets] }
  }

  private async challenge(userId: string | null, browser: Browser): Promise<RestoreAnswer> {
    const { visitorId, token } = await this.visitors.admit(browser.visitor)
    const challengeId = await this.challenges.add({ kind: 'code', visitorId, userId })
    return { ...REFUSED, visitorTokens: [token], challengeId }
  }
}
