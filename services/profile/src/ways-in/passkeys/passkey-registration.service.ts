import { Injectable } from '@nestjs/common'
import { PASSKEYS_MAX } from '@gb/domain'
import type { SessionUser } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { LETTERS } from '../../post/mail/messages.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { type Changed, WayChange } from '../way-in/way-change.js'
import { passkeyRefused } from './passkey-check.service.js'
import { type PasskeyQuestion, PasskeyQuestions } from './passkey-questions.js'
import { PasskeyVerifier, type RegistrationAnswer, userHandleOf } from './passkey-verifier.js'
import { type KnownCredential, type Passkey, PasskeyRepository } from './passkey.repository.js'
import { PasskeyKnown, PasskeysFull } from './errors.js'

/** What a browser needs to make a passkey. */
export interface RegistrationQuestion extends PasskeyQuestion {
  userHandle: string
  /** What the person's own list of passkeys shows. */
  email: string
  name: string
  /** Theirs so far: a device that has one of them makes no second one. */
  passkeys: KnownCredential[]
}

/** Adds passkeys to the profile of a signed-in person. */
@Injectable()
export class PasskeyRegistrationService {
  constructor(
    private readonly questions: PasskeyQuestions,
    private readonly passkeys: PasskeyRepository,
    private readonly verifier: PasskeyVerifier,
    private readonly profiles: ProfileService,
    private readonly change: WayChange,
    private readonly notices: SecurityNotices,
  ) {}

  /** @throws AppError `too_many_requests`, `conflict` when there are ten */
  async ask(user: SessionUser): Promise<RegistrationQuestion> {
    const { userId } = user
    await this.questions.countOfPerson(userId, 'register')
    const passkeys = await this.passkeys.credentials(userId)
    if (passkeys.length >= PASSKEYS_MAX) throw new PasskeysFull()
    const { email, name } = await this.profiles.read(userId)
    const question = await this.questions.toSession(user, 'register')
    return { ...question, userHandle: userHandleOf(userId), email, name, passkeys }
  }

  /** @throws AppError `passkey_refused`, `conflict` when there are ten, or when it is known already */
  async add(user: SessionUser, browser: Browser, answer: RegistrationAnswer): Promise<Changed<Passkey>> {
    const challenge = await this.questions.takeOfSession(answer.clientDataJson, user, 'register')
    const made = await this.verifier.made(answer, challenge)
    if (!made) throw passkeyRefused()
    const { userId } = user
    return this.change.make(user, browser, async () => {
      const passkey = { ...made, transports: answer.transports, name: browser.label }
      const added = await this.passkeys.add(userId, passkey)
      if (!added) throw await this.whyNotAdded(userId)
      const happened = { kind: 'passkey_added', userId, network: browser.network } as const
      await this.notices.tell(happened, browser.label, LETTERS.passkeyAdded)
      return added
    })
  }

  private async whyNotAdded(userId: string): Promise<PasskeysFull | PasskeyKnown> {
    const isFull = (await this.passkeys.credentials(userId)).length >= PASSKEYS_MAX
    return isFull ? new PasskeysFull() : new PasskeyKnown()
  }
}
