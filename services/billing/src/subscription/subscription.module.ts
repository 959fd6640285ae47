import { PremiumPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { BillingDatabase } from '../billing-database.module.js'
import { EntitlementRepository } from './entitlement.repository.js'
import { LocalPremium } from './local-premium.js'
import { SubscriptionController } from './subscription.controller.js'

/** Paid periods, and the port that tells the other services who is premium. */
@Module({
  imports: [BillingDatabase],
  controllers: [SubscriptionController],
  providers: [EntitlementRepository, LocalPremium, { provide: PremiumPort, useExisting: LocalPremium }],
  exports: [PremiumPort, EntitlementRepository],
})
export class SubscriptionModule {}
