import { Module } from '@nestjs/common'
import { BillingDatabase } from '../../database/database.module.js'
import { PaymentModule } from '../../payment/payment.module.js'
import { SubscriptionModule } from '../../subscription/subscription.module.js'
import { OperatorRefundsController } from './operator-refunds.controller.js'
import { OperatorRefundsService } from './operator-refunds.service.js'
import { PaymentsOfPerson } from './payments-of-person.js'

/** Payments that operators give back. */
@Module({
  imports: [BillingDatabase, PaymentModule, SubscriptionModule],
  controllers: [OperatorRefundsController],
  providers: [OperatorRefundsService, PaymentsOfPerson],
})
export class OperatorRefundsModule {}
