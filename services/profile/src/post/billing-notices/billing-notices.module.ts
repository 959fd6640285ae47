import { Module } from '@nestjs/common'
import { MailModule } from '../mail/mail.module.js'
import { BillingMailPoller } from './billing-mail-poller.js'
import { BillingMailService } from './billing-mail.service.js'

/** Mails about subscriptions. */
@Module({
  imports: [MailModule],
  providers: [BillingMailService, BillingMailPoller],
})
export class BillingNoticesModule {}
