import { Module } from '@nestjs/common'
import { CheckoutModule } from '../checkout/checkout.module.js'
import { NoticesModule } from '../notices/notices.module.js'
import { PaymentModule } from '../payment/payment.module.js'
import { SubscriptionModule } from '../subscription/subscription.module.js'
import { WebhookModule } from '../webhook/webhook.module.js'
import { DueSubscriptions } from './due-subscriptions.js'
import { OpenCheckouts } from './open-checkouts.js'
import { ReconcileRounds } from './reconcile-rounds.js'
import { Reconciler } from './reconciler.service.js'

/** Makes good what never arrived. */
@Module({
  imports: [PaymentModule, CheckoutModule, SubscriptionModule, WebhookModule, NoticesModule],
  providers: [DueSubscriptions, OpenCheckouts, Reconciler, ReconcileRounds],
})
export class ReconcileModule {}
