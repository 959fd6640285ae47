import { Module } from '@nestjs/common'
import { BillingDatabase } from '../../database/database.module.js'
import { OperatorPaymentsController } from './operator-payments.controller.js'
import { OperatorPaymentsRepository } from './operator-payments.repository.js'
import { OperatorPaymentsService } from './operator-payments.service.js'

/** Payment events and refunds, as operators see them. */
@Module({
  imports: [BillingDatabase],
  controllers: [OperatorPaymentsController],
  providers: [OperatorPaymentsService, OperatorPaymentsRepository],
})
export class OperatorPaymentsModule {}
