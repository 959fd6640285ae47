import { Module } from '@nestjs/common'
import { createMailer, Env, Mailer } from '@gb/service-kit'
import { ProfileDatabase } from '../../database/database.module.js'
import { AddressRepository } from './address.repository.js'
import { MailDelivery } from './mail-delivery.js'
import { WaitingMailRepository } from './waiting-mail.repository.js'
import { LocalNoticePort } from './notice-port.js'
import { PostOffice } from './post-office.js'

/** Mails, from the reason to write to the mail server. */
@Module({
  imports: [ProfileDatabase],
  providers: [
    { provide: Mailer, inject: [Env], useFactory: createMailer },
    WaitingMailRepository,
    AddressRepository,
    MailDelivery,
    PostOffice,
    LocalNoticePort,
  ],
  exports: [PostOffice, LocalNoticePort],
})
export class MailModule {}
