import { BillingWorkPort, localPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { BillingDatabase } from '../../database/database.module.js'
import { NoticesModule } from '../../notices/notices.module.js'
import { LocalBillingWork } from './local-billing-work.js'
import { OperatorPaymentsController } from './operator-payments.controller.js'
import { OperatorPaymentsRepository } from './operator-payments.repository.js'
import { OperatorPaymentsService } from './operator-payments.service.js'

/** Payment events and refunds, as operators see them. */
@Module({
  imports: [BillingDatabase, NoticesModule],
  controllers: [OperatorPaymentsController],
  providers: [
    OperatorPaymentsService,
    OperatorPaymentsRepository,
    LocalBillingWork,
    localPort('billingWork', LocalBillingWork),
  ],
  exports: [BillingWorkPort],
})
export class OperatorPaymentsModule {}
