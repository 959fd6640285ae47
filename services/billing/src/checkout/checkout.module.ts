import { Module } from '@nestjs/common'
import { BillingDatabase } from '../billing-database.module.js'
import { PackagesModule } from '../packages/packages.module.js'
import { PromoModule } from '../promo/promo.module.js'
import { SubscriptionModule } from '../subscription/subscription.module.js'
import { CheckoutSessionRepository } from './checkout-session.repository.js'
import { CheckoutController } from './checkout.controller.js'
import { CheckoutService } from './checkout.service.js'
import { FulfilmentService } from './fulfilment.service.js'
import { PaymentPort } from './payment.port.js'
import { TestPageController } from './test-page/test-page.controller.js'
import { TestPageService } from './test-page/test-page.service.js'
import { TestPayment } from './test-page/test-payment.js'

/** Buying premium, with the test page as the payment provider. */
@Module({
  imports: [BillingDatabase, PackagesModule, PromoModule, SubscriptionModule],
  controllers: [CheckoutController, TestPageController],
  providers: [
    CheckoutService,
    FulfilmentService,
    CheckoutSessionRepository,
    TestPayment,
    TestPageService,
    { provide: PaymentPort, useExisting: TestPayment },
  ],
})
export class CheckoutModule {}
