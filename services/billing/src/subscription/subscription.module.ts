import { localPort, PremiumPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { BillingDatabase } from '../database/database.module.js'
import { NoticesModule } from '../notices/notices.module.js'
import { PaymentModule } from '../payment/payment.module.js'
import { EntitlementRepository } from './entitlement.repository.js'
import { GivenRefundRepository } from '../given-refund/given-refund.repository.js'
import { GivenRefundService } from './given-refund.service.js'
import { LocalPremium } from './local-premium.js'
import { ManageService } from './manage.service.js'
import { OwedService } from './owed.service.js'
import { RefundService } from './refund.service.js'
import { SubscriptionAnswer } from './subscription-answer.js'
import { SubscriptionController } from './subscription.controller.js'
import { SyncService } from './sync.service.js'
import { TakeOverService } from './take-over.service.js'

/** Subscriptions, what people can do with them, and the port that tells the other services who is premium. */
@Module({
  imports: [BillingDatabase, PaymentModule, NoticesModule],
  controllers: [SubscriptionController],
  providers: [
    EntitlementRepository,
    LocalPremium,
    GivenRefundRepository,
    GivenRefundService,
    ManageService,
    OwedService,
    RefundService,
    SubscriptionAnswer,
    SyncService,
    TakeOverService,
    localPort('premium', LocalPremium),
  ],
  exports: [
    PremiumPort,
    EntitlementRepository,
    GivenRefundRepository,
    GivenRefundService,
    OwedService,
    RefundService,
    SyncService,
  ],
})
export class SubscriptionModule {}
