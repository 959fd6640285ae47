import { BillingDataPort, localPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { BillingDatabase } from '../database/database.module.js'
import { PaymentModule } from '../payment/payment.module.js'
import { SubscriptionModule } from '../subscription/subscription.module.js'
import { BillingData } from './billing-data.js'

/** Export and erasure of what billing holds. */
@Module({
  imports: [BillingDatabase, PaymentModule, SubscriptionModule],
  providers: [BillingData, localPort('billingData', BillingData)],
  exports: [BillingDataPort],
})
export class PersonalDataModule {}
