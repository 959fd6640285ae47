import { Injectable } from '@nestjs/common'
import { EmailChangeRepository, type PendingEmail } from './email-change.repository.js'
import { wrongCode } from './email-change-codes.js'
import { Mailbox } from './mailbox.js'
import { TakeBackOffer } from './take-back-offer.js'

/** Replaces the address in force by one that was confirmed, and lets the former one take that back. */
@Injectable()
export class EmailReplacement {
  constructor(
    private readonly changes: EmailChangeRepository,
    private readonly mailbox: Mailbox,
    private readonly takeBacks: TakeBackOffer,
  ) {}

  /**
   * Call it inside the transaction that has locked the profile.
   * @throws AppError `invalid_or_expired_code` when a parallel request was faster
   */
  async take(userId: string, pending: PendingEmail, device: string): Promise<void> {
    if (!(await this.changes.take(userId, pending))) throw wrongCode()
    // First the letter: it goes to the address that is about to be replaced.
    await this.takeBacks.offer(userId, device)
    await this.mailbox.replace(userId, pending.email)
  }
}
