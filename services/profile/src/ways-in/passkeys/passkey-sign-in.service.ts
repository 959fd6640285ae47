import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { hashToken } from '../../base/browser/token.js'
import { VisitorService } from '../../person/consent/visitor.service.js'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import type { ProfileView } from '../../person/profile/profile.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { SessionService } from '../session/session.service.js'
import { PasskeyChallengeRepository } from './passkey-challenge.repository.js'
import { PasskeyCheckService, passkeyRefused } from './passkey-check.service.js'
import { PasskeyLimits } from './passkey-limits.js'
import { challengeIn, PasskeyVerifier, type SignedAnswer } from './passkey-verifier.js'

/** A question to any passkey of this site. */
export interface SignInQuestion {
  site: string
  challenge: string
  /** The visitor that may answer it, for its cookie. */
  visitorToken: string
}

/** A profile that a passkey has opened. */
export interface PasskeySignIn {
  profile: ProfileView
  signIn: SessionSecrets
}

/** Opens a profile with a passkey, on any device. The profile code stays as it is. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly sql: Sql,
    private readonly limits: PasskeyLimits,
    private readonly visitors: VisitorService,
    private readonly challenges: PasskeyChallengeRepository,
    private readonly verifier: PasskeyVerifier,
    private readonly checking: PasskeyCheckService,
    private readonly sessions: SessionService,
    private readonly profiles: ProfileService,
    private readonly post: PostOffice,
    private readonly events: SecurityEventRepository,
  ) {}

  /** @throws AppError `too_many_requests` */
  async ask(browser: Browser): Promise<SignInQuestion> {
    await this.limits.countSignIn(browser)
    return this.sql.transaction(async () => {
      const { visitorId, token } = await this.visitors.admit(browser.visitor)
      const challenge = await this.challenges.askVisitor(visitorId)
      return { site: this.verifier.site, challenge, visitorToken: token }
    })
  }

  /** @throws AppError `passkey_refused`, one for every reason */
  async signIn(answer: SignedAnswer, browser: Browser): Promise<PasskeySignIn> {
    const challenge = challengeIn(answer.clientDataJson)
    const visitorHash = hashToken(browser.visitor ?? '')
    // A browser that was not told which passkeys there are always names the owner.
    if (challenge === null || answer.userHandle === null) throw passkeyRefused()
    if (!(await this.challenges.takeOfVisitor(challenge, visitorHash))) throw passkeyRefused()
    const { network } = browser
    const userId = await this.checking.check({ answer, challenge, owner: null, network })
    const signIn = await this.sql.transaction(async () => {
      await this.events.add({ kind: 'restored_by_passkey', userId, network })
      await this.post.notify(userId, browser.label, LETTERS.openedByPasskey)
      return this.sessions.open(userId, browser)
    })
    return { profile: await this.profiles.read(userId), signIn }
  }
}
