import type { Package } from './package.repository.js'
import type { SubscriptionPackageDto } from './packages.dto.js'

/** A package on the wire. */
export const toPackageDto = (row: Package): SubscriptionPackageDto => ({
  id: row.packageId,
  name: row.name,
  price: row.price,
  currency: row.currency,
  interval: row.interval,
  features: row.features,
  ...(row.discountLabel === null ? {} : { discount_label: row.discountLabel }),
})
