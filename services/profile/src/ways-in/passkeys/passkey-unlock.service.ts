import { Injectable } from '@nestjs/common'
import { type SessionUser } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import type { SessionPurpose } from './passkey-challenge.repository.js'
import { PasskeyCheckService } from './passkey-check.service.js'
import { type PasskeyQuestion, PasskeyQuestions } from './passkey-questions.js'
import type { SignedAnswer } from './passkey-verifier.js'
import { type KnownCredential, PasskeyRepository } from './passkey.repository.js'
import { NoPasskey } from './errors.js'

/** A question to the passkeys of one person. */
export interface UnlockQuestion extends PasskeyQuestion {
  passkeys: KnownCredential[]
}

/** Asks a signed-in person for one of their passkeys: to open the lock of the app, or to confirm that it is them. */
@Injectable()
export class PasskeyUnlockService {
  constructor(
    private readonly questions: PasskeyQuestions,
    private readonly passkeys: PasskeyRepository,
    private readonly checking: PasskeyCheckService,
  ) {}

  /** @throws AppError `too_many_requests`, `not_found` without any passkey */
  async ask(user: SessionUser, purpose: SessionPurpose = 'unlock'): Promise<UnlockQuestion> {
    await this.questions.countOfPerson(user.userId, purpose)
    const passkeys = await this.passkeys.credentials(user.userId)
    if (passkeys.length === 0) throw new NoPasskey()
    return { ...(await this.questions.toSession(user, purpose)), passkeys }
  }

  /** @throws AppError `passkey_refused`, one for every reason */
  async unlock(
    answer: SignedAnswer,
    user: SessionUser,
    { network }: Browser,
    purpose: SessionPurpose = 'unlock',
  ): Promise<void> {
    const challenge = await this.questions.takeOfSession(answer.clientDataJson, user, purpose)
    await this.checking.check({ answer, challenge, owner: user.userId, network })
  }
}
