import { spelled } from '@gb/service-kit'
import type { ChangePackageDto, OperatorPackageDto } from './operator-packages.dto.js'
import type { Package } from './package.repository.js'

export const toOperatorPackageDto = (row: Package): OperatorPackageDto => ({
  ...spelled(row, 'packageId', 'name', 'price', 'currency', 'interval', 'months', 'features'),
  discount_label: row.discountLabel,
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
