import { Module } from '@nestjs/common'
import { BillingDatabase } from '../database/database.module.js'
import { PackagesModule } from '../packages/packages.module.js'
import { PaymentModule } from '../payment/payment.module.js'
import { PromoModule } from '../promo/promo.module.js'
import { SubscriptionModule } from '../subscription/subscription.module.js'
import { CheckoutPage } from './checkout-page.js'
import { CheckoutController } from './checkout.controller.js'
import { CheckoutService } from './checkout.service.js'
import { FulfillmentService } from './fulfillment.service.js'
import { NewCheckouts } from './new-checkouts.js'
import { OtherCheckouts } from './other-checkouts.js'
import { TestPageController } from './test-page/test-page.controller.js'
import { TestPageService } from './test-page/test-page.service.js'

/** Buying premium. */
@Module({
  imports: [BillingDatabase, PackagesModule, PaymentModule, PromoModule, SubscriptionModule],
  controllers: [CheckoutController, TestPageController],
  providers: [
    CheckoutPage,
    CheckoutService,
    FulfillmentService,
    NewCheckouts,
    OtherCheckouts,
    TestPageService,
  ],
  exports: [FulfillmentService],
})
export class CheckoutModule {}
