import type { ServiceDatabase } from '@gb/service-kit'
import { BILLING_SCHEMA } from './database/schema.js'
import { CheckoutSessionEntity } from './checkout-session/checkout-session.entity.js'
import { CreateBilling1795132800000 } from './migrations/1795132800000-create-billing.js'
import { PromoCodes1795320000000 } from './migrations/1795320000000-promo-codes.js'
import { Subscriptions1795330000000 } from './migrations/1795330000000-subscriptions.js'
import { ProviderOwed1795340000000 } from './migrations/1795340000000-provider-owed.js'
import { NoticeEntity } from './notices/notice.entity.js'
import { PackageEntity } from './packages/package.entity.js'
import { PromoCodeEntity } from './promo/codes/promo-code.entity.js'
import { PromoRedemptionEntity } from './promo/promo-redemption.entity.js'
import { EntitlementEntity } from './subscription/entitlement.entity.js'
import { WebhookEventEntity } from './webhook/webhook-event.entity.js'
import { OwnRows1795600300000 } from './migrations/1795600300000-own-rows.js'
import { PaymentEventJobs1795902000000 } from './migrations/1795902000000-payment-event-jobs.js'

/** What billing keeps in Postgres. */
export const billingDatabase: ServiceDatabase = {
  ...BILLING_SCHEMA,
  entities: [
    PackageEntity,
    PromoCodeEntity,
    PromoRedemptionEntity,
    CheckoutSessionEntity,
    EntitlementEntity,
    WebhookEventEntity,
    NoticeEntity,
  ],
  migrations: [
    CreateBilling1795132800000,
    PromoCodes1795320000000,
    Subscriptions1795330000000,
    ProviderOwed1795340000000,
    OwnRows1795600300000,
    PaymentEventJobs1795902000000,
  ],
}
