import { Injectable } from '@nestjs/common'
import { PASSKEYS_MAX } from '@gb/domain'
import { AppError, type SessionUser, Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { SessionRotationService } from '../session/session-rotation.service.js'
import { CodeRestoreRepository } from './code-restore.repository.js'
import { PASSKEY_MESSAGES } from './messages.js'
import { PasskeyChallengeRepository } from './passkey-challenge.repository.js'
import { passkeyRefused } from './passkey-check.service.js'
import { PasskeyLimits } from './passkey-limits.js'
import { challengeIn, PasskeyVerifier, type RegistrationAnswer, userHandleOf } from './passkey-verifier.js'
import { type KnownCredential, type Passkey, PasskeyRepository } from './passkey.repository.js'

/** What a person has set up. */
export interface PasskeyState {
  passkeys: Passkey[]
  /** Whether code and e-mail open the profile on a device that we do not know. */
  codeRestoreEnabled: boolean
}

/** What a browser needs to make a passkey. */
export interface RegistrationQuestion {
  site: string
  challenge: string
  userHandle: string
  /** What the person's own list of passkeys shows. */
  email: string
  name: string
  /** Theirs so far: a device that has one of them makes no second one. */
  passkeys: KnownCredential[]
}

/** A change, and the token that the session goes on with. */
export type Changed<T> = T & { renewed: SessionSecrets }

/** The passkeys of a signed-in person. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly sql: Sql,
    private readonly limits: PasskeyLimits,
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: PasskeyChallengeRepository,
    private readonly verifier: PasskeyVerifier,
    private readonly codeRestore: CodeRestoreRepository,
    private readonly profileRows: ProfileRepository,
    private readonly profiles: ProfileService,
    private readonly rotation: SessionRotationService,
    private readonly post: PostOffice,
    private readonly events: SecurityEventRepository,
  ) {}

  async read(userId: string): Promise<PasskeyState> {
    const [passkeys, codeRestoreEnabled] = await Promise.all([
      this.passkeys.list(userId),
      this.codeRestore.isOn(userId),
    ])
    return { passkeys, codeRestoreEnabled }
  }

  /** @throws AppError `too_many_requests`, `conflict` when there are ten */
  async ask(user: SessionUser): Promise<RegistrationQuestion> {
    await this.limits.countAddition(user.userId)
    const passkeys = await this.passkeys.credentials(user.userId)
    if (passkeys.length >= PASSKEYS_MAX) throw new AppError('conflict', PASSKEY_MESSAGES.full)
    const { email, name } = await this.profiles.read(user.userId)
    const challenge = await this.challenges.askSession('register', user)
    const userHandle = userHandleOf(user.userId)
    return { site: this.verifier.site, challenge, userHandle, email, name, passkeys }
  }

  /** @throws AppError `passkey_refused`, `conflict` when there are ten, or when it is known already */
  async add(user: SessionUser, browser: Browser, answer: RegistrationAnswer): Promise<Changed<Passkey>> {
    const challenge = challengeIn(answer.clientDataJson)
    if (challenge === null || !(await this.challenges.takeOfSession(challenge, 'register', user)))
      throw passkeyRefused()
    const made = await this.verifier.made(answer, challenge)
    if (!made) throw passkeyRefused()
    const { userId } = user
    return this.sql.transaction(async () => {
      await this.profileRows.lock(userId)
      const passkey = { ...made, transports: answer.transports, name: browser.label }
      const added = await this.passkeys.add(userId, passkey)
      if (!added) throw await this.whyNotAdded(userId)
      await this.events.add({ kind: 'passkey_added', userId, network: browser.network })
      await this.post.notify(userId, browser.label, LETTERS.passkeyAdded)
      return { ...added, renewed: await this.rotation.renew(user, browser) }
    })
  }

  /**
   * Removes a passkey. Without any, code and e-mail open the profile again: else nothing would.
   * @throws AppError `not_found`
   */
  remove(user: SessionUser, browser: Browser, passkeyId: string): Promise<Changed<PasskeyState>> {
    const { userId } = user
    return this.sql.transaction(async () => {
      await this.profileRows.lock(userId)
      if (!(await this.passkeys.remove(userId, passkeyId)))
        throw new AppError('not_found', PASSKEY_MESSAGES.noSuch)
      await this.events.add({ kind: 'passkey_removed', userId, network: browser.network })
      await this.post.notify(userId, browser.label, LETTERS.passkeyRemoved)
      const left = await this.passkeys.list(userId)
      if (left.length === 0 && (await this.codeRestore.turn(userId, true)))
        await this.events.add({ kind: 'code_restore_on', userId })
      return { ...(await this.read(userId)), renewed: await this.rotation.renew(user, browser) }
    })
  }

  private async whyNotAdded(userId: string): Promise<AppError> {
    const isFull = (await this.passkeys.credentials(userId)).length >= PASSKEYS_MAX
    return new AppError('conflict', isFull ? PASSKEY_MESSAGES.full : PASSKEY_MESSAGES.known)
  }
}
