import { BillingNoticesPort, localPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { BillingDatabase } from '../database/database.module.js'
import { LocalNotices } from './local-notices.js'
import { NoticeRepository } from './notice.repository.js'

/** What people have to be told of their subscription. */
@Module({
  imports: [BillingDatabase],
  providers: [NoticeRepository, LocalNotices, localPort('billingNotices', LocalNotices)],
  exports: [NoticeRepository, BillingNoticesPort],
})
export class NoticesModule {}
