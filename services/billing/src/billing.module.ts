import { Global, Module } from '@nestjs/common'
import { CheckoutModule } from './checkout/checkout.module.js'
import { OperatorPremiumModule } from './operator-premium/operator-premium.module.js'
import { PackagesModule } from './packages/packages.module.js'
import { PersonalDataModule } from './personal-data/personal-data.module.js'
import { PromoModule } from './promo/promo.module.js'
import { SubscriptionModule } from './subscription/subscription.module.js'

/** Packages, promo codes, checkout and premium. Global because it provides its ports to whoever lives in the same process. */
@Global()
@Module({
  imports: [
    PackagesModule,
    PromoModule,
    SubscriptionModule,
    CheckoutModule,
    PersonalDataModule,
    OperatorPremiumModule,
  ],
  exports: [SubscriptionModule, PersonalDataModule],
})
export class BillingModule {}
