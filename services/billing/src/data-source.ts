import type { ServiceDatabase } from '@gb/service-kit'
import { BILLING_SCHEMA } from './database/schema.js'
import { CheckoutSessionEntity } from './checkout-session/checkout-session.entity.js'
import { CreateBilling1795168779000 } from './database/migrations/1795168779000-create-billing.js'
import { PromoCodes1795189225000 } from './database/migrations/1795189225000-promo-codes.js'
import { Subscriptions1795192008000 } from './database/migrations/1795192008000-subscriptions.js'
import { ProviderOwed1795205945000 } from './database/migrations/1795205945000-provider-owed.js'
import { NoticeEntity } from './notices/notice.entity.js'
import { PackageEntity } from './packages/package.entity.js'
import { PackagePriceEntity } from './packages/package-price.entity.js'
import { PromoCodeEntity } from './promo/codes/promo-code.entity.js'
import { PromoRedemptionEntity } from './promo/promo-redemption.entity.js'
import { EntitlementEntity } from './subscription/entitlement.entity.js'
import { GivenRefundEntity } from './given-refund/given-refund.entity.js'
import { WebhookEventEntity } from './webhook/webhook-event.entity.js'
import { OwnRows1795361026000 } from './database/migrations/1795361026000-own-rows.js'
import { FirstTimeCodes1795467568000 } from './database/migrations/1795467568000-first-time-codes.js'
import { MinimumOfCodes1795526236000 } from './database/migrations/1795526236000-minimum-of-codes.js'
import { GivenRefunds1795528151000 } from './database/migrations/1795528151000-given-refunds.js'
import { ScheduledPrices1795529306000 } from './database/migrations/1795529306000-scheduled-prices.js'
import { PaymentEventJobs1795397668000 } from './database/migrations/1795397668000-payment-event-jobs.js'
import { WhoAnswersMessages1795914332000 } from './database/migrations/1795914332000-who-answers-messages.js'

/** What billing keeps in Postgres. */
export const billingDatabase: ServiceDatabase = {
  ...BILLING_SCHEMA,
  entities: [
    PackageEntity,
    PackagePriceEntity,
    PromoCodeEntity,
    PromoRedemptionEntity,
    CheckoutSessionEntity,
    EntitlementEntity,
    GivenRefundEntity,
    WebhookEventEntity,
    NoticeEntity,
  ],
  migrations: [
    CreateBilling1795168779000,
    PromoCodes1795189225000,
    Subscriptions1795192008000,
    ProviderOwed1795205945000,
    OwnRows1795361026000,
    PaymentEventJobs1795397668000,
    FirstTimeCodes1795467568000,
    MinimumOfCodes1795526236000,
    GivenRefunds1795528151000,
    ScheduledPrices1795529306000,
    WhoAnswersMessages1795914332000,
  ],
}
