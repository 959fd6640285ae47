import { spelled } from '@gb/service-kit'
import type { Package } from './package.repository.js'
import type { SubscriptionPackageDto } from './packages.dto.js'

/** A package on the wire. */
export const toPackageDto = (row: Package): SubscriptionPackageDto => ({
  id: row.packageId,
  ...spelled(row, 'name', 'price', 'currency', 'interval', 'features'),
  ...(row.discountLabel === null ? {} : { discount_label: row.discountLabel }),
})
