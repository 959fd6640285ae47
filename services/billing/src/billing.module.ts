import { Global, Module } from '@nestjs/common'
import { CheckoutModule } from './checkout/checkout.module.js'
import { OperatorPaymentsModule } from './desk/operator-payments/operator-payments.module.js'
import { OperatorPremiumModule } from './desk/operator-premium/operator-premium.module.js'
import { OperatorRefundsModule } from './desk/operator-refunds/operator-refunds.module.js'
import { NoticesModule } from './notices/notices.module.js'
import { PackagesModule } from './packages/packages.module.js'
import { PersonalDataModule } from './personal-data/personal-data.module.js'
import { PromoModule } from './promo/promo.module.js'
import { ReconcileModule } from './reconcile/reconcile.module.js'
import { SubscriptionModule } from './subscription/subscription.module.js'
import { WebhookModule } from './webhook/webhook.module.js'

/** Packages, promo codes, checkout and premium. Global because it provides its ports to whoever lives in the same process. */
@Global()
@Module({
  imports: [
    PackagesModule,
    PromoModule,
    SubscriptionModule,
    CheckoutModule,
    WebhookModule,
    ReconcileModule,
    NoticesModule,
    PersonalDataModule,
    OperatorPremiumModule,
    OperatorPaymentsModule,
    OperatorRefundsModule,
  ],
  exports: [SubscriptionModule, NoticesModule, PersonalDataModule, OperatorPaymentsModule],
})
export class BillingModule {}
