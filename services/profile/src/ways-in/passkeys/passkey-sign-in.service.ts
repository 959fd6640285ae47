import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { VisitorService } from '../../person/consent/visitor.service.js'
import type { ProfileView } from '../../person/profile/profile.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { WayIn } from '../way-in/way-in.js'
import { PasskeyCheckService, passkeyRefused } from './passkey-check.service.js'
import { type PasskeyQuestion, PasskeyQuestions } from './passkey-questions.js'
import type { SignedAnswer } from './passkey-verifier.js'

/** A question to any passkey of this site. */
export interface SignInQuestion extends PasskeyQuestion {
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
    private readonly questions: PasskeyQuestions,
    private readonly visitors: VisitorService,
    private readonly checking: PasskeyCheckService,
    private readonly profiles: ProfileService,
    private readonly wayIn: WayIn,
  ) {}

  /** @throws AppError `too_many_requests` */
  async ask(browser: Browser): Promise<SignInQuestion> {
    await this.questions.countOfBrowser(browser)
    return this.sql.transaction(async () => {
      const { visitorId, token } = await this.visitors.admit(browser.visitor)
      return { ...(await this.questions.toVisitor(visitorId)), visitorToken: token }
    })
  }

  /** @throws AppError `passkey_refused`, one for every reason */
  async signIn(answer: SignedAnswer, browser: Browser): Promise<PasskeySignIn> {
    // A browser that was not told which passkeys there are always names the owner.
    if (answer.userHandle === null) throw passkeyRefused()
    const challenge = await this.questions.takeOfVisitor(answer.clientDataJson, browser)
    const { network } = browser
    const userId = await this.checking.check({ answer, challenge, owner: null, network })
    const signIn = await this.wayIn.open(userId, 'passkey', browser)
    return { profile: await this.profiles.read(userId), signIn }
  }
}
