import { MAILED_CODE } from '@gb/domain'
import { timingSafeEqual } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { AppError, Keys, type SessionUser, Sql, Throttle } from '@gb/service-kit'
import type { Browser, SessionSecrets } from '../../base/browser/browser-cookies.js'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { mailboxOf } from '../../database/lookups.js'
import type { ShownProfile } from '../../person/profile/profile.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { ShownProfileService } from '../freshness/shown-profile.service.js'
import { RestoreChallengeRepository } from '../restore/restore-challenge.repository.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { SessionRotationService } from '../session/session-rotation.service.js'
import { newConfirmationCode } from '../mailed-code/confirmation-code.js'
import { DAY_SECONDS, HOUR_SECONDS } from '../../base/throttle/within-limit.js'
import { EmailChangeRepository, type PendingEmail } from './email-change.repository.js'
import { EMAIL_CHANGE_MESSAGES } from './messages.js'
import { TakeBackService } from './take-back.service.js'

/** Changes one person may ask for a day, and mails one new address may get. Source: security.md 2.3, as for restoring. */
export const EMAIL_CHANGE_LIMITS = { askedPerDay: 5, mailsPerHour: 3, mailsPerDay: 6 } as const

/** An address as it was typed, and the browser it was typed in. */
export interface AskedEmail {
  userId: string
  email: string
  /** Keyed hash of the address in force. */
  mailbox: Buffer
  /** Label of the browser. */
  device: string
}

/** The address in force from now on, and the token that the session goes on with. */
export interface ConfirmedEmail {
  profile: ShownProfile
  renewed: SessionSecrets
}

/** Changes e-mail addresses: the new one has to be confirmed, the old one is told. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly sql: Sql,
    private readonly keys: Keys,
    private readonly throttle: Throttle,
    private readonly changes: EmailChangeRepository,
    private readonly profiles: ProfileRepository,
    private readonly reading: ShownProfileService,
    private readonly challenges: RestoreChallengeRepository,
    private readonly rotation: SessionRotationService,
    private readonly takeBacks: TakeBackService,
    private readonly post: PostOffice,
    private readonly events: SecurityEventRepository,
  ) {}

  /** Whether a form with this address begins a change: it is neither the one in force nor the one that waits already. */
  async begins(userId: string, email: string): Promise<boolean> {
    const profile = await this.profiles.find(userId)
    if (!profile) return false
    const asked = mailboxOf(this.keys, email)
    const known = [profile.email, ...(profile.pendingEmail === null ? [] : [profile.pendingEmail])]
    return !known.some((address) => mailboxOf(this.keys, address).equals(asked))
  }

  /**
   * The address of a saved form. Call it inside the transaction that saves.
   * @throws AppError `too_many_requests`
   */
  async ask({ userId, email, mailbox, device }: AskedEmail): Promise<void> {
    const asked = mailboxOf(this.keys, email)
    if (asked.equals(mailbox)) {
      // The same mailbox, perhaps in other letters, needs no confirmation.
      await this.profiles.changeEmail(userId, email)
      return
    }
    const pending = await this.changes.find(userId)
    // Saving the form again must not mail again.
    if (pending && mailboxOf(this.keys, pending.email).equals(asked)) return
    await this.send(userId, email)
    await this.post.notify(userId, device, LETTERS.emailChangeAsked)
    await this.events.add({ kind: 'email_change_asked', userId })
  }

  /**
   * Another code for the same new address.
   * @throws AppError `not_found`, `too_many_requests`
   */
  sendAgain(userId: string): Promise<PendingEmail> {
    return this.sql.transaction(async () => {
      const { email } = await this.pending(userId)
      await this.send(userId, email)
      return this.pending(userId)
    })
  }

  /** @throws AppError `invalid_or_expired_code` */
  async confirm(user: SessionUser, browser: Browser, code: string): Promise<ConfirmedEmail> {
    const { userId } = user
    const tried = await this.changes.countTry(userId)
    if (!tried || !timingSafeEqual(tried.codeHash, this.hashOf(userId, code))) {
      if (tried?.tries === MAILED_CODE.tries) await this.events.add({ kind: 'confirm_stopped', userId })
      throw new AppError('invalid_or_expired_code', EMAIL_CHANGE_MESSAGES.wrongCode)
    }
    const renewed = await this.sql.transaction(() => this.apply(user, browser, tried))
    return { profile: await this.reading.read(user), renewed }
  }

  /** @throws AppError `not_found` */
  async cancel(userId: string): Promise<void> {
    if (!(await this.changes.remove(userId)))
      throw new AppError('not_found', EMAIL_CHANGE_MESSAGES.nonePending)
  }

  private async apply(user: SessionUser, browser: Browser, pending: PendingEmail): Promise<SessionSecrets> {
    const { userId } = user
    await this.profiles.lock(userId)
    if (!(await this.changes.take(userId, pending)))
      throw new AppError('invalid_or_expired_code', EMAIL_CHANGE_MESSAGES.wrongCode)
    // First the letter: it goes to the address that is about to be replaced.
    await this.takeBacks.offer(userId, browser.label)
    await this.profiles.changeEmail(userId, pending.email)
    await this.post.forgetGivenUp(userId)
    // Whoever was on the way in by the old address has to begin again.
    await this.challenges.closeAll(userId)
    await this.events.add({ kind: 'email_changed', userId })
    return this.rotation.renew(user, browser)
  }

  private async send(userId: string, email: string): Promise<void> {
    await this.countMail(userId, email)
    const code = newConfirmationCode()
    await this.changes.put(userId, email, this.hashOf(userId, code))
    await this.post.post({
      to: email,
      userId,
      letter: LETTERS.confirmEmail(code),
      usefulMinutes: MAILED_CODE.minutes,
    })
  }

  private async countMail(userId: string, email: string): Promise<void> {
    const { askedPerDay, mailsPerHour, mailsPerDay } = EMAIL_CHANGE_LIMITS
    const mailbox = mailboxOf(this.keys, email).toString('base64url')
    const tooMany = { message: EMAIL_CHANGE_MESSAGES.tooMany, limit: askedPerDay, windowSeconds: DAY_SECONDS }
    const mails = { message: EMAIL_CHANGE_MESSAGES.tooManyMails }
    await this.throttle.hit({ ...tooMany, bucket: `email_change:${userId}` })
    await this.throttle.hit({
      ...mails,
      bucket: `email_change_hour:${mailbox}`,
      limit: mailsPerHour,
      windowSeconds: HOUR_SECONDS,
    })
    await this.throttle.hit({
      ...mails,
      bucket: `email_change_day:${mailbox}`,
      limit: mailsPerDay,
      windowSeconds: DAY_SECONDS,
    })
  }

  private async pending(userId: string): Promise<PendingEmail> {
    const pending = await this.changes.find(userId)
    if (!pending) throw new AppError('not_found', EMAIL_CHANGE_MESSAGES.nonePending)
    return pending
  }

  private hashOf(userId: string, code: string): Buffer {
    return this.keys.lookup('email_change', `${userId}:${code}`)
  }
}
