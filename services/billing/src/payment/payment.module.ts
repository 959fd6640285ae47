import { Env } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { BillingDatabase } from '../database/database.module.js'
import { CheckoutSessionRepository } from '../checkout-session/checkout-session.repository.js'
import { TestPayment } from './test-payment.js'
import { PackagesModule } from '../packages/packages.module.js'
import { PackageRepository } from '../packages/package.repository.js'
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
      // Loaded only where it is used: the client of the provider is 218 files.
      useFactory: async (env: Env, test: TestPayment, packages: PackageRepository): Promise<PaymentPort> => {
        if (!env.stripe) return test
        const { connectStripe } = await import('./stripe/connect-stripe.js')
        const { StripePayment } = await import('./stripe/stripe-payment.js')
        return new StripePayment(connectStripe(env.stripe), env.stripe, packages)
      },
    },
  ],
  exports: [PaymentPort, TestPayment, CheckoutSessionRepository],
})
export class PaymentModule {}
