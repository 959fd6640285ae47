import { inForceAt } from '@gb/domain'
import { Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { PackagePriceRepository, type ScheduledPrice } from './package-price.repository.js'
import { PackageEntity } from './package.entity.js'

/** A package as it is sold at some moment. */
export type Package = Omit<PackageEntity, 'position'>

/** A package, and what it has cost or will cost since or from some instant on. */
export interface PricedPackage {
  base: Package
  scheduled: ScheduledPrice[]
}

/** What a package is at an instant. */
export const packageAt = ({ base, scheduled }: PricedPackage, at: Date): Package => {
  const held = inForceAt(scheduled, at)
  return held ? { ...base, price: held.price, discountLabel: held.discountLabel } : base
}

/** Packages in Postgres. */
@Injectable()
export class PackageRepository {
  constructor(
    @InjectRepository(PackageEntity, 'billing')
    private readonly rows: Repository<PackageEntity>,
    private readonly prices: PackagePriceRepository,
    private readonly sql: Sql,
  ) {}

  /** As it is sold now. */
  async find(packageId: string): Promise<Package | null> {
    const base = await this.rows.findOneBy({ packageId })
    return base && packageAt({ base, scheduled: await this.prices.all(packageId) }, new Date())
  }

  /** In the order of the cards, with all prices. */
  async all(): Promise<PricedPackage[]> {
    const [packages, prices] = await Promise.all([
      this.rows.find({ order: { position: 'ASC' } }),
      this.prices.all(),
    ])
    return packages.map((base) => ({
      base,
      scheduled: prices.filter(({ packageId }) => packageId === base.packageId),
    }))
  }

  /** Null when there is no such package. What is bought already keeps its price, and prices to come still come. */
  change({ packageId, ...changed }: Package): Promise<Package | null> {
    return this.sql.transaction(async () => {
      await this.rows.update({ packageId }, changed)
      await this.prices.forgetBegun(packageId)
      return this.find(packageId)
    })
  }
}
