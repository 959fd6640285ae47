import { HELPER_INVITATIONS_A_DAY, HELPER_INVITATIONS_A_MAILBOX } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { Keys, Throttle } from '@gb/service-kit'
import { DAY_SECONDS } from '../../base/throttle/within-limit.js'
import { mailboxOf } from '../../database/lookups.js'
import { HELPER_MESSAGES } from './messages.js'

/** How often invitations are sent: by one person, and to one mailbox by whomever. */
@Injectable()
export class HelperLimits {
  constructor(
    private readonly throttle: Throttle,
    private readonly keys: Keys,
  ) {}

  /** Counts an invitation. @throws AppError `too_many_requests` */
  async count(userId: string, email: string): Promise<void> {
    const rule = { windowSeconds: DAY_SECONDS }
    await this.throttle.hit({
      ...rule,
      bucket: `invitations:${userId}`,
      limit: HELPER_INVITATIONS_A_DAY,
      message: HELPER_MESSAGES.tooMany,
    })
    await this.throttle.hit({
      ...rule,
      bucket: `invited:${mailboxOf(this.keys, email).toString('base64url')}`,
      limit: HELPER_INVITATIONS_A_MAILBOX,
      message: HELPER_MESSAGES.tooManyMails,
    })
  }

  /** Whether two addresses are one mailbox. */
  isSameMailbox(one: string, other: string): boolean {
    return mailboxOf(this.keys, one).equals(mailboxOf(this.keys, other))
  }
}
