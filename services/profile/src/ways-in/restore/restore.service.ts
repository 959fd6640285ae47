import { Injectable } from '@nestjs/common'
import { Env, type SessionUser } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import type { ProfileView } from '../../person/profile/profile.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { PairingService } from '../pairing/pairing.service.js'
import { WayIn } from '../way-in/way-in.js'
import { CodeTries } from './code-tries.js'
import { RestoreBeginning } from './restore-beginning.js'
import { NotByLink, NotOpened } from './errors.js'

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
 * @throws NotOpened for everything else
 */
export const openedProfile = ({ profile, challengeId }: RestoreAnswer): ProfileView => {
  if (profile) return profile
  throw new NotOpened(challengeId)
}

/** Opens a profile by its code, where the code alone may do that. */
@Injectable()
export class RestoreService {
  constructor(
    private readonly env: Env,
    private readonly tries: CodeTries,
    private readonly pairing: PairingService,
    private readonly beginning: RestoreBeginning,
    private readonly profiles: ProfileService,
    private readonly wayIn: WayIn,
  ) {}

  /** @throws AppError `forbidden_origin`, `too_many_requests` */
  async open({ code, user, browser, destination, proof }: RestoreRequest): Promise<RestoreAnswer> {
    // A GET that signs in: a link or an image must not be able to do that.
    if (destination !== null && destination !== 'empty') throw new NotByLink()
    const owner = await this.tries.ownerOf(code)
    if (user && (await this.tries.isOwn(user, owner)))
      return { ...REFUSED, profile: await this.profiles.read(user.userId) }
    const userId = owner?.current ? owner.userId : null
    const own = await this.tries.onOwnDevice(browser, userId)
    if (own !== null) return this.signIn(own, browser)
    const paired = await this.pairing.enter(userId, browser)
    if (paired) return this.opened(paired)
    await this.tries.onUnknownDevice(browser, proof)
    if (this.env.restoreConfirmation === 'none')
      return userId === null || !owner?.opensUnknown ? REFUSED : this.signIn(userId, browser)
    const { challengeId, visitorToken } = await this.beginning.begin('code', userId, browser)
    return { ...REFUSED, visitorTokens: [visitorToken], challengeId }
  }

  /**
   * Whether a code is one of the signed-in profile, also an earlier one.
   * @throws AppError `too_many_requests`
   */
  async isOwn(code: string, user: SessionUser): Promise<boolean> {
    return this.tries.isOwn(user, await this.tries.ownerOf(code))
  }

  private async signIn(userId: string, browser: Browser): Promise<RestoreAnswer> {
    return this.opened(await this.wayIn.open(userId, 'trusted', browser))
  }

  private async opened(secrets: SessionSecrets): Promise<RestoreAnswer> {
    return { ...REFUSED, profile: await this.profiles.read(secrets.userId), signIns: [secrets] }
  }
}
