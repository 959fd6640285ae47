import { Env } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { BillingDatabase } from '../database/database.module.js'
import { CheckoutSessionRepository } from '../checkout-session/checkout-session.repository.js'
import { TestPayment } from './test-payment.js'
import { PackagesModule } from '../packages/packages.module.js'
import { PackageRepository } from '../packages/package.repository.js'
import { connectStripe } from './stripe/connect-stripe.js'
import { StripePayment } from './stripe/stripe-payment.js'
import { PaymentPort } from './payment.port.js'

/** Whoever takes the money: Stripe when a key is set, else the test page. */
@Module({
  imports: [BillingDatabase, PackagesModule],
  providers: [
    CheckoutSessionRepository,
    TestPayment,
    {
      provide: PaymentPort,
      inject: [Env, TestPayment, PackageRepository],
      useFactory: (env: Env, test: TestPayment, packages: PackageRepository): PaymentPort =>
        env.stripe ? new StripePayment(connectStripe(env.stripe), env.stripe, packages) : test,
    },
  ],
  exports: [PaymentPort, TestPayment, CheckoutSessionRepository],
})
export class PaymentModule {}
