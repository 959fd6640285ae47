import { MAILED_CODE } from '@gb/domain'
import { timingSafeEqual } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { AppError, Keys, Throttle } from '@gb/service-kit'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { DAY_SECONDS, HOUR_SECONDS } from '../../base/throttle/within-limit.js'
import { mailboxOf } from '../../database/lookups.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { newConfirmationCode } from '../mailed-code/confirmation-code.js'
import { EmailChangeRepository, type PendingEmail } from './email-change.repository.js'
import { EMAIL_CHANGE_MESSAGES } from './messages.js'
import { WrongEmailCode } from './errors.js'

/** Changes one person may ask for a day, and mails one new address may get. Source: security-rules 2.3, as for restoring. */
export const EMAIL_CHANGE_LIMITS = { askedPerDay: 5, mailsPerHour: 3, mailsPerDay: 6 } as const

/** The codes that go to new addresses. */
@Injectable()
export class EmailChangeCodes {
  constructor(
    private readonly keys: Keys,
    private readonly throttle: Throttle,
    private readonly changes: EmailChangeRepository,
    private readonly profiles: ProfileRepository,
    private readonly post: PostOffice,
    private readonly events: SecurityEventRepository,
  ) {}

  /**
   * Mails one; the address waits from now on.
   * @throws AppError `too_many_requests`
   */
  async send(userId: string, email: string): Promise<void> {
    await this.countMail(userId, email)
    const code = newConfirmationCode()
    const profile = await this.profiles.find(userId)
    await this.changes.put(userId, email, this.hashOf(userId, code))
    await this.post.post({
      to: email,
      userId,
      language: profile?.language ?? null,
      letter: LETTERS.confirmEmail(code),
      usefulMinutes: MAILED_CODE.minutes,
    })
  }

  /**
   * Counts a try; answers the address that the code confirms. Call it outside of a transaction: a wrong try stays counted.
   * @throws AppError `invalid_or_expired_code`
   */
  async check(userId: string, code: string): Promise<PendingEmail> {
    const tried = await this.changes.countTry(userId)
    if (tried && timingSafeEqual(tried.codeHash, this.hashOf(userId, code))) return tried
    if (tried?.tries === MAILED_CODE.tries) await this.events.add({ kind: 'confirm_stopped', userId })
    throw wrongCode()
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

  private hashOf(userId: string, code: string): Buffer {
    return this.keys.lookup('email_change', `${userId}:${code}`)
  }
}

/** One refusal for every reason. */
export const wrongCode = (): AppError => new WrongEmailCode()
