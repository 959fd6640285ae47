import { Injectable } from '@nestjs/common'
import { Keys, Sql } from '@gb/service-kit'
import { mailboxOf } from '../../database/lookups.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { LETTERS } from '../../post/mail/messages.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { EmailChangeCodes } from './email-change-codes.js'
import { EmailChangeRepository, type PendingEmail } from './email-change.repository.js'
import { NoEmailPending } from './errors.js'

/** An address as it was typed, and the browser it was typed in. */
export interface AskedEmail {
  userId: string
  email: string
  /** Keyed hash of the address in force. */
  mailbox: Buffer
  /** Label of the browser. */
  device: string
}

/** Begins changes of e-mail addresses: the new one has to be confirmed, the old one is told. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly sql: Sql,
    private readonly keys: Keys,
    private readonly codes: EmailChangeCodes,
    private readonly changes: EmailChangeRepository,
    private readonly profiles: ProfileRepository,
    private readonly notices: SecurityNotices,
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
    await this.codes.send(userId, email)
    await this.notices.tell({ kind: 'email_change_asked', userId }, device, LETTERS.emailChangeAsked)
  }

  /**
   * Another code for the same new address.
   * @throws AppError `not_found`, `too_many_requests`
   */
  sendAgain(userId: string): Promise<PendingEmail> {
    return this.sql.transaction(async () => {
      const { email } = await this.pending(userId)
      await this.codes.send(userId, email)
      return this.pending(userId)
    })
  }

  /** @throws AppError `not_found` */
  async cancel(userId: string): Promise<void> {
    if (!(await this.changes.remove(userId))) throw new NoEmailPending()
  }

  private async pending(userId: string): Promise<PendingEmail> {
    const pending = await this.changes.find(userId)
    if (!pending) throw new NoEmailPending()
    return pending
  }
}
