import { Injectable, type OnModuleInit } from '@nestjs/common'
import { counted, Jobs, Mailer } from '@gb/service-kit'
import { MAIL } from '../../database/jobs.js'
import { WaitingMailRepository } from './waiting-mail.repository.js'

/** Hands mails to the mailer, at least once; the id of a mail lets the mail server drop a second copy. */
@Injectable()
export class MailDelivery implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly mails: WaitingMailRepository,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.jobs.does(MAIL, ({ mailId }, tries) => this.deliver(mailId, tries))
  }

  private async deliver(mailId: string, tries: number): Promise<void> {
    const waiting = await this.mails.find(mailId)
    if (!waiting) return
    const { mail } = waiting
    if (mail) await counted('mail', () => this.mailer.send(mail))
    await this.mails.end(mailId, { isSent: mail !== null, tries })
  }
}
