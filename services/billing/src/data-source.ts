import type { ServiceDatabase } from '@gb/service-kit'
import { CheckoutSessionEntity } from './checkout/checkout-session.entity.js'
import { CreateBilling1795132800000 } from './migrations/1795132800000-create-billing.js'
import { PackageEntity } from './packages/package.entity.js'
import { EntitlementEntity } from './subscription/entitlement.entity.js'

/** What billing keeps in Postgres. */
export const billingDatabase: ServiceDatabase = {
  service: 'billing',
  schema: 'billing',
  entities: [PackageEntity, CheckoutSessionEntity, EntitlementEntity],
  migrations: [CreateBilling1795132800000],
}
