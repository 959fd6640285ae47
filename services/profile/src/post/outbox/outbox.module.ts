import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/profile-database.module.js'
import { OutboxDelivery } from './outbox-delivery.js'
import { OutboxPoller } from './outbox-poller.js'
import { OutboxRepository } from './outbox.repository.js'

/** Announces weights that became known here. */
@Module({
  imports: [ProfileDatabase],
  providers: [OutboxRepository, OutboxDelivery, OutboxPoller],
  exports: [OutboxRepository, OutboxDelivery],
})
export class OutboxModule {}
