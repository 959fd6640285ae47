import { MAILED_CODE } from '@gb/domain'
import { timingSafeEqual } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { AppError, Keys, Sql } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { hashToken } from '../../base/browser/token.js'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { CodeSupplyService } from '../../person/profile/code-supply.service.js'
import { mailboxOf } from '../../database/lookups.js'
import type { ProfileView } from '../../person/profile/profile.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { SessionService } from '../session/session.service.js'
import { RESTORE_MESSAGES } from './messages.js'
import { type ConfirmTry, RestoreChallengeRepository } from './restore-challenge.repository.js'
import { RestoreLimits } from './restore-limits.js'
import { RestoreMail } from './restore-mail.js'

const MINUTE_MS = 60_000

/** The e-mail a person typed for a challenge. */
export interface RestoreStart {
  challengeId: string
  email: string
  browser: Browser
  proof: string | null
}

/** What is answered, whether a mail goes out or not. */
export interface StartedRestore {
  challengeId: string
  /** The mailed code, if there is one, works until then. */
  expiresAt: Date
}

/** A profile that was opened by mail. */
export interface ConfirmedRestore {
  profile: ProfileView
  signIn: SessionSecrets
}

/** When a code that is mailed now stops working. */
export const codeExpiry = (): Date => new Date(Date.now() + MAILED_CODE.minutes * MINUTE_MS)

// No visitor has this hash: a browser without a cookie goes the same way and finds nothing.
const visitorHashOf = ({ visitor }: Browser): Buffer => hashToken(visitor ?? '')

/** The second step of a restore: the e-mail is typed, then the code that was mailed to it. */
@Injectable()
export class RestoreConfirmService {
  constructor(
    private readonly sql: Sql,
    private readonly keys: Keys,
    private readonly limits: RestoreLimits,
    private readonly mail: RestoreMail,
    private readonly challenges: RestoreChallengeRepository,
    private readonly profileRows: ProfileRepository,
    private readonly profiles: ProfileService,
    private readonly codes: CodeSupplyService,
    private readonly sessions: SessionService,
    private readonly post: PostOffice,
    private readonly events: SecurityEventRepository,
  ) {}

  /**
   * Mails a code if the e-mail is that of the profile whose code was typed. Nothing of the answer tells whether.
   * @throws AppError `too_many_requests`
   */
  async start({ challengeId, email, browser, proof }: RestoreStart): Promise<StartedRestore> {
    const mailboxHash = mailboxOf(this.keys, email)
    const mailbox = mailboxHash.toString('base64url')
    await this.limits.countStart(mailbox, browser, proof)
    const visitorHash = visitorHashOf(browser)
    await this.sql.transaction(async () => {
      const userId = await this.challenges.subjectOf(challengeId, visitorHash)
      // Asked also with nobody's id, so that it takes as long.
      const stored = await this.profileRows.emailIfMatching(userId ?? challengeId, mailboxHash)
      const owner = userId === null || stored === null ? null : { userId, email: stored }
      await this.mail.send({ challengeId, visitorHash, typed: email, mailbox, owner })
    })
    return { challengeId, expiresAt: codeExpiry() }
  }

  /**
   * Opens the profile in the browser that began, with the digits or the link of the mail.
   * @throws AppError `invalid_or_expired_code`, one for every reason
   */
  async confirm(challengeId: string, code: string, browser: Browser): Promise<ConfirmedRestore> {
    const tried = await this.challenges.countTry(challengeId, visitorHashOf(browser))
    if (!tried || !this.isRight(challengeId, code, tried)) {
      if (tried?.tries === MAILED_CODE.tries)
        await this.events.add({ kind: 'confirm_stopped', network: browser.network })
      throw this.wrong()
    }
    const signIn = await this.sql.transaction(() => this.open(challengeId, browser))
    return { profile: await this.profiles.read(signIn.userId), signIn }
  }

  private async open(challengeId: string, browser: Browser): Promise<SessionSecrets> {
    const userId = await this.challenges.confirm(challengeId)
    if (userId === null) throw this.wrong()
    await this.profileRows.lock(userId)
    await this.codes.rotate(userId)
    await this.challenges.closeAll(userId)
    await this.events.add({ kind: 'restored_by_mail', userId, network: browser.network })
    await this.post.notify(userId, browser.label, LETTERS.openedByMail)
    return this.sessions.open(userId, browser)
  }

  private isRight(challengeId: string, code: string, tried: ConfirmTry): boolean {
    const [typed, mailed] =
      code.length === MAILED_CODE.digits
        ? [this.mail.hashOf(challengeId, code), tried.codeHash]
        : [hashToken(code), tried.linkHash]
    return mailed !== null && timingSafeEqual(typed, mailed) && tried.userId !== null
  }

  private wrong(): AppError {
    return new AppError('invalid_or_expired_code', RESTORE_MESSAGES.wrongConfirmation)
  }
}
