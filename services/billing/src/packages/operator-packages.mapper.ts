import type { ChangePackageDto, OperatorPackageDto } from './operator-packages.dto.js'
import type { Package } from './package.repository.js'

export const toOperatorPackageDto = (row: Package): OperatorPackageDto => ({
  package_id: row.packageId,
  name: row.name,
  price: row.price,
  currency: row.currency,
  interval: row.interval,
  months: row.months,
  features: row.features,
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
