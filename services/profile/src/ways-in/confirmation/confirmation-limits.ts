import { Injectable } from '@nestjs/common'
import { Throttle } from '@gb/service-kit'
import { DAY_SECONDS } from '../../base/throttle/within-limit.js'
import { CONFIRMATION_MESSAGES } from './messages.js'

/**
 * Codes that one person is mailed a day for all purposes and sessions together; with five tries each, fifty guesses
 * at eight digits. Counted apart from the mails of a restore, which a thief of a session must not be able to use up.
 * Source: security-rules 2.3, challenges per profile and day.
 */
export const CONFIRMATION_CODES_PER_DAY = 10

/** Counts how often codes are asked for. */
@Injectable()
export class ConfirmationLimits {
  constructor(private readonly throttle: Throttle) {}

  /** @throws AppError `too_many_requests` */
  countCode(userId: string): Promise<void> {
    return this.throttle.hit({
      bucket: `confirmation:${userId}`,
      limit: CONFIRMATION_CODES_PER_DAY,
      windowSeconds: DAY_SECONDS,
      message: CONFIRMATION_MESSAGES.tooManyMails,
    })
  }
}
