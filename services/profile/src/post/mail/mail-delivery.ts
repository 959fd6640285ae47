import { Injectable, Logger } from '@nestjs/common'
import { type Mail, Mailer } from '@gb/service-kit'
import { MAIL_BATCH, MailOutboxRepository } from './mail-outbox.repository.js'

/** Hands mails to the mailer, at least once. */
@Injectable()
export class MailDelivery {
  private readonly logger = new Logger(MailDelivery.name)

  constructor(
    private readonly outbox: MailOutboxRepository,
    private readonly mailer: Mailer,
  ) {}

  /** Delivers everything that is due. */
  async deliverDue(): Promise<void> {
    for (;;) {
      const mails = await this.outbox.claimDue()
      await Promise.all(mails.map((claimed) => this.deliverOne(claimed)))
      if (mails.length < MAIL_BATCH) return
    }
  }

  private async deliverOne({ mailId, mail }: { mailId: string; mail: Mail | null }): Promise<void> {
    try {
      if (mail) await this.mailer.send(mail)
      await this.outbox.end(mailId, mail !== null)
    } catch (error) {
      // The text of the error may name the address, which must not reach a log.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      this.logger.warn(`mail ${mailId} was not taken (${code}) and will be tried again`)
      await this.outbox.putOff(mailId)
    }
  }
}
