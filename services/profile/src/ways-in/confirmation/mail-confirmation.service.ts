import { type ConfirmationPurpose, MAILED_CODE } from '@gb/domain'
import { timingSafeEqual } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { type SessionUser, Sql } from '@gb/service-kit'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { newConfirmationCode } from '../mailed-code/confirmation-code.js'
import { ConfirmationCodeRepository } from './confirmation-code.repository.js'
import { ConfirmationLimits } from './confirmation-limits.js'
import { CONFIRMATION_MESSAGES } from './messages.js'
import { NobodyToConfirm, WrongMailedCode } from './errors.js'

/** A code on its way. */
export interface MailedConfirmation {
  /** Where it goes, as its owner knows it. */
  email: string
  expiresAt: Date
}

/** The way by mail: digits to the address in force, never to one that is not confirmed yet. */
@Injectable()
export class MailConfirmationService {
  constructor(
    private readonly sql: Sql,
    private readonly limits: ConfirmationLimits,
    private readonly codes: ConfirmationCodeRepository,
    private readonly profiles: ProfileRepository,
    private readonly post: PostOffice,
    private readonly events: SecurityEventRepository,
  ) {}

  /** @throws AppError `too_many_requests`, `not_found` */
  async start(user: SessionUser, purpose: ConfirmationPurpose, device: string): Promise<MailedConfirmation> {
    await this.limits.countCode(user.userId)
    const code = newConfirmationCode()
    return this.sql.transaction(async () => {
      const profile = await this.profiles.find(user.userId)
      if (!profile) throw new NobodyToConfirm()
      const expiresAt = await this.codes.put(user, purpose, code)
      await this.post.post({
        to: profile.email,
        userId: user.userId,
        language: profile.language,
        letter: LETTERS.confirmItIsYou(code, purpose, device),
        usefulMinutes: MAILED_CODE.minutes,
      })
      return { email: profile.email, expiresAt }
    })
  }

  /**
   * Uses a code up. Call it outside of a transaction: a wrong try stays counted.
   * @throws AppError `invalid_or_expired_code`, with `tries_left`
   */
  async use(user: SessionUser, purpose: ConfirmationPurpose, code: string): Promise<void> {
    const tried = await this.codes.countTry(user, purpose)
    const isRight = tried !== null && timingSafeEqual(tried.codeHash, this.codes.hashOf(user, purpose, code))
    if (isRight && (await this.codes.take(user, purpose, tried.codeHash))) return
    const triesLeft = tried === null ? 0 : MAILED_CODE.tries - tried.tries
    if (tried?.tries === MAILED_CODE.tries)
      await this.events.add({ kind: 'confirm_stopped', userId: user.userId })
    throw new WrongMailedCode(
      triesLeft,
      tried !== null && triesLeft === 0 ? CONFIRMATION_MESSAGES.spent : CONFIRMATION_MESSAGES.wrongCode,
    )
  }
}
