import { Module } from '@nestjs/common'
import { BillingDatabase } from '../../database/database.module.js'
import { PackagesModule } from '../../packages/packages.module.js'
import { SubscriptionModule } from '../../subscription/subscription.module.js'
import { OperatorPremiumController } from './operator-premium.controller.js'
import { OperatorPremiumRepository } from './operator-premium.repository.js'
import { OperatorPremiumService } from './operator-premium.service.js'

/** Premium by hand. */
@Module({
  imports: [BillingDatabase, PackagesModule, SubscriptionModule],
  controllers: [OperatorPremiumController],
  providers: [OperatorPremiumService, OperatorPremiumRepository],
})
export class OperatorPremiumModule {}
