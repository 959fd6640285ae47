import { Injectable } from '@nestjs/common'
import type { SessionUser } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { hashToken } from '../../base/browser/token.js'
import { PasskeyChallengeRepository, type SessionPurpose } from './passkey-challenge.repository.js'
import { passkeyRefused } from './passkey-check.service.js'
import { PasskeyLimits } from './passkey-limits.js'
import { challengeIn, PasskeyVerifier } from './passkey-verifier.js'

/** What a passkey has to sign, and for which site. */
export interface PasskeyQuestion {
  site: string
  challenge: string
}

/** Asks what passkeys have to sign, and takes each question back once. */
@Injectable()
export class PasskeyQuestions {
  constructor(
    private readonly limits: PasskeyLimits,
    private readonly challenges: PasskeyChallengeRepository,
    private readonly verifier: PasskeyVerifier,
  ) {}

  /** @throws AppError `too_many_requests` */
  countOfBrowser(browser: Browser): Promise<void> {
    return this.limits.countSignIn(browser)
  }

  /** @throws AppError `too_many_requests` */
  countOfPerson(userId: string, purpose: SessionPurpose): Promise<void> {
    return purpose === 'register' ? this.limits.countAddition(userId) : this.limits.countUnlock(userId)
  }

  async toVisitor(visitorId: string): Promise<PasskeyQuestion> {
    return { site: this.verifier.site, challenge: await this.challenges.askVisitor(visitorId) }
  }

  async toSession(user: SessionUser, purpose: SessionPurpose): Promise<PasskeyQuestion> {
    return { site: this.verifier.site, challenge: await this.challenges.askSession(purpose, user) }
  }

  /**
   * Uses up the question that a browser with a visitor cookie answers.
   * @returns what was asked
   * @throws AppError `passkey_refused`
   */
  async takeOfVisitor(clientDataJson: string, { visitor }: Browser): Promise<string> {
    const challenge = challengeIn(clientDataJson)
    if (challenge === null || !(await this.challenges.takeOfVisitor(challenge, hashToken(visitor ?? ''))))
      throw passkeyRefused()
    return challenge
  }

  /**
   * The same for the question that a session answers.
   * @throws AppError `passkey_refused`
   */
  async takeOfSession(clientDataJson: string, user: SessionUser, purpose: SessionPurpose): Promise<string> {
    const challenge = challengeIn(clientDataJson)
    if (challenge === null || !(await this.challenges.takeOfSession(challenge, purpose, user)))
      throw passkeyRefused()
    return challenge
  }
}
