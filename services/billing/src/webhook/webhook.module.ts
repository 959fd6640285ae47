import { Module } from '@nestjs/common'
import { BillingDatabase } from '../database/database.module.js'
import { CheckoutModule } from '../checkout/checkout.module.js'
import { PaymentModule } from '../payment/payment.module.js'
import { StripeEvents } from '../payment/stripe/stripe-events.js'
import { SubscriptionModule } from '../subscription/subscription.module.js'
import { EventWork } from './event-work.js'
import { WebhookEventRepository } from './webhook-event.repository.js'
import { WebhookController } from './webhook.controller.js'
import { WebhookService } from './webhook.service.js'

/** What the payment provider tells, from the signed message to what it changes. */
@Module({
  imports: [BillingDatabase, PaymentModule, CheckoutModule, SubscriptionModule],
  controllers: [WebhookController],
  providers: [StripeEvents, WebhookEventRepository, WebhookService, EventWork],
  exports: [WebhookEventRepository],
})
export class WebhookModule {}
