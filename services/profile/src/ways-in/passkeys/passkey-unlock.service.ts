import { Injectable } from '@nestjs/common'
import { AppError, type SessionUser } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { PASSKEY_MESSAGES } from './messages.js'
import { PasskeyChallengeRepository, type SessionPurpose } from './passkey-challenge.repository.js'
import { PasskeyCheckService, passkeyRefused } from './passkey-check.service.js'
import { PasskeyLimits } from './passkey-limits.js'
import { challengeIn, PasskeyVerifier, type SignedAnswer } from './passkey-verifier.js'
import { type KnownCredential, PasskeyRepository } from './passkey.repository.js'

/** A question to the passkeys of one person. */
export interface UnlockQuestion {
  site: string
  challenge: string
  passkeys: KnownCredential[]
}

/** Asks a signed-in person for one of their passkeys: to open the lock of the app, or to confirm that it is them. */
@Injectable()
export class PasskeyUnlockService {
  constructor(
    private readonly limits: PasskeyLimits,
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: PasskeyChallengeRepository,
    private readonly verifier: PasskeyVerifier,
    private readonly checking: PasskeyCheckService,
  ) {}

  /** @throws AppError `too_many_requests`, `not_found` without any passkey */
  async ask(user: SessionUser, purpose: SessionPurpose = 'unlock'): Promise<UnlockQuestion> {
    await this.limits.countUnlock(user.userId)
    const passkeys = await this.passkeys.credentials(user.userId)
    if (passkeys.length === 0) throw new AppError('not_found', PASSKEY_MESSAGES.none)
    const challenge = await this.challenges.askSession(purpose, user)
    return { site: this.verifier.site, challenge, passkeys }
  }

  /** @throws AppError `passkey_refused`, one for every reason */
  async unlock(
    answer: SignedAnswer,
    user: SessionUser,
    { network }: Browser,
    purpose: SessionPurpose = 'unlock',
  ): Promise<void> {
    const challenge = challengeIn(answer.clientDataJson)
    if (challenge === null || !(await this.challenges.takeOfSession(challenge, purpose, user)))
      throw passkeyRefused()
    await this.checking.check({ answer, challenge, owner: user.userId, network })
  }
}
