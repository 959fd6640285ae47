import { spelled } from '@gb/service-kit'
import type { ChangePackageDto, OperatorPackageDto } from './operator-packages.dto.js'
import { type Package, packageAt, type PricedPackage } from './package.repository.js'

export const toOperatorPackageDto = (priced: PricedPackage, now = new Date()): OperatorPackageDto => ({
  ...spelled(
    packageAt(priced, now),
    'packageId',
    'name',
    'price',
    'currency',
    'interval',
    'months',
    'features',
    'discountLabel',
  ),
  scheduled: priced.scheduled
    .filter(({ startsAt }) => startsAt > now)
    .map((price) => spelled(price, 'priceId', 'price', 'discountLabel', 'startsAt', 'setBy')),
})

export const toPackage = (packageId: string, dto: ChangePackageDto): Package => ({
  packageId,
  name: dto.name,
  price: dto.price,
  currency: dto.currency,
  interval: dto.interval,
  months: dto.months,
  features: dto.features,
  discountLabel: dto.discount_label,
})
