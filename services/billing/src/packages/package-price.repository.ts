import { randomUUID } from 'node:crypto'
import { MAX_SCHEDULED_PRICES } from '@gb/domain'
import { Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { LessThanOrEqual, MoreThan, Repository } from 'typeorm'
import { PackageEntity } from './package.entity.js'
import { PackagePriceEntity } from './package-price.entity.js'

/** A price that holds from an instant on. */
export type ScheduledPrice = PackagePriceEntity

/** What is to hold. */
export type NewPrice = Pick<
  PackagePriceEntity,
  'packageId' | 'price' | 'discountLabel' | 'startsAt' | 'setBy'
>

/** What became of the wish to set one. */
export type PriceOutcome = 'no_package' | 'taken' | 'too_many' | ScheduledPrice

/** Prices to come, in Postgres. */
@Injectable()
export class PackagePriceRepository {
  constructor(
    @InjectRepository(PackagePriceEntity, 'billing')
    private readonly rows: Repository<PackagePriceEntity>,
    @InjectRepository(PackageEntity, 'billing')
    private readonly packages: Repository<PackageEntity>,
    private readonly sql: Sql,
  ) {}

  /** Those that hold or will, of one package or of all; the first to begin first. */
  all(packageId?: string): Promise<ScheduledPrice[]> {
    return this.rows.find({
      ...(packageId === undefined ? {} : { where: { packageId } }),
      order: { startsAt: 'ASC' },
    })
  }

  /** Whoever sets one of the same package waits until this one is decided. */
  add(wanted: NewPrice): Promise<PriceOutcome> {
    const { packageId, startsAt } = wanted
    return this.sql.transaction(async () => {
      // Written as it is: that locks the row.
      const { affected } = await this.packages.update({ packageId }, { name: () => 'name' })
      if (affected !== 1) return 'no_package'
      if (await this.rows.findOneBy({ packageId, startsAt })) return 'taken'
      if ((await this.rows.countBy({ packageId, startsAt: MoreThan(new Date()) })) >= MAX_SCHEDULED_PRICES)
        return 'too_many'
      const priceId = randomUUID()
      await this.rows.insert({ ...wanted, priceId })
      return this.rows.findOneByOrFail({ priceId })
    })
  }

  /** Takes back what has not begun. @returns what it was; null when there is no such price, or it holds */
  drop(packageId: string, priceId: string): Promise<ScheduledPrice | null> {
    return this.sql.transaction(async () => {
      const found = await this.rows.findOneBy({ packageId, priceId })
      const { affected } = await this.rows.delete({ packageId, priceId, startsAt: MoreThan(new Date()) })
      return affected === 1 ? found : null
    })
  }

  /** Another price was set for now: what has begun counts no more. Call it in the transaction that sets that price. */
  async forgetBegun(packageId: string): Promise<void> {
    await this.rows.delete({ packageId, startsAt: LessThanOrEqual(new Date()) })
  }
}
