import { Module } from '@nestjs/common'
import { MailModule } from '../mail/mail.module.js'
import { BillingMailRounds } from './billing-mail-rounds.js'
import { BillingMailService } from './billing-mail.service.js'

/** Mails about subscriptions. */
@Module({
  imports: [MailModule],
  providers: [BillingMailService, BillingMailRounds],
})
export class BillingNoticesModule {}
