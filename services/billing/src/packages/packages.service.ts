import { PRICE_AHEAD_DAYS, PRICE_NOTICE_MINUTES } from '@gb/domain'
import { AuditTrail, Held, InvalidField, type Operator } from '@gb/service-kit'
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { NoSuchPackage, NoSuchPrice, PriceTaken, TooManyPrices } from './errors.js'
import { PACKAGE_MESSAGES } from './messages.js'
import type { SchedulePriceDto } from './operator-packages.dto.js'
import { PackagePriceRepository, type ScheduledPrice } from './package-price.repository.js'
import { type Package, packageAt, PackageRepository, type PricedPackage } from './package.repository.js'
import type { SubscriptionPackagesDto } from './packages.dto.js'
import { toPackageDto } from './packages.mapper.js'

/** How long the list is held before the database is asked for a newer one. */
const HELD_MS = 60_000

/** Seconds that a browser or proxy may keep the packages, unless a price changes before. */
const FRESH_SECONDS = 300

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** What can be bought now, and for how many seconds that stays so at least. */
export interface SaleNow {
  list: SubscriptionPackagesDto
  freshSeconds: number
}

/** Tells what can be bought, and lets operators change it. */
@Injectable()
export class PackagesService implements OnApplicationBootstrap {
  private readonly held = new Held<PricedPackage[]>(() => this.packages.all(), HELD_MS)

  constructor(
    private readonly packages: PackageRepository,
    private readonly prices: PackagePriceRepository,
    private readonly trail: AuditTrail,
  ) {}

  /** So that there is an answer when the database is away before anybody has asked. */
  async onApplicationBootstrap(): Promise<void> {
    await this.held.get().catch(() => undefined)
  }

  /** The packages for everybody, at the price of this moment; also while the database is away. */
  async list(now = new Date()): Promise<SaleNow> {
    const held = await this.held.get()
    const starts = held.flatMap(({ scheduled }) => scheduled.map(({ startsAt }) => startsAt.getTime()))
    const next = Math.min(...starts.filter((start) => start > now.getTime()))
    return {
      list: { packages: held.map((one) => toPackageDto(packageAt(one, now))) },
      freshSeconds: Math.min(FRESH_SECONDS, Math.ceil((next - now.getTime()) / 1000)),
    }
  }

  /** In the order of the cards, with prices to come. */
  all(): Promise<PricedPackage[]> {
    return this.packages.all()
  }

  /** Another one from now on; prices to come still come. @throws AppError `not_found` */
  async change(wanted: Package, operator: Operator): Promise<PricedPackage> {
    const before = await this.packages.find(wanted.packageId)
    const changed = await this.packages.change(wanted)
    if (!before || !changed) throw new NoSuchPackage()
    this.held.forget()
    await this.trail.changed(operator, 'package changed', {
      package_id: wanted.packageId,
      from: `${before.price} ${before.currency}/${before.months}`,
      to: `${changed.price} ${changed.currency}/${changed.months}`,
    })
    return this.of(wanted.packageId)
  }

  /**
   * A price from an instant on. What is bought or begun before keeps its own.
   * @throws AppError `not_found`, `invalid_input` for an instant too near or too far, `conflict` for one that is taken
   */
  async schedule(packageId: string, wanted: SchedulePriceDto, operator: Operator): Promise<PricedPackage> {
    const startsAt = new Date(wanted.starts_at)
    const ahead = startsAt.getTime() - Date.now()
    if (!(ahead >= PRICE_NOTICE_MINUTES * MINUTE_MS && ahead <= PRICE_AHEAD_DAYS * DAY_MS))
      throw new InvalidField('starts_at', PACKAGE_MESSAGES.startsAt)
    const { price, discount_label: discountLabel } = wanted
    const set = await this.prices.add({ packageId, price, discountLabel, startsAt, setBy: operator.name })
    if (set === 'no_package') throw new NoSuchPackage()
    if (set === 'taken') throw new PriceTaken()
    if (set === 'too_many') throw new TooManyPrices()
    return this.changed(set, operator, 'price scheduled')
  }

  /** Takes back a price that has not begun. @throws AppError `not_found`, also for one that holds */
  async unschedule(packageId: string, priceId: string, operator: Operator): Promise<PricedPackage> {
    const dropped = await this.prices.drop(packageId, priceId)
    if (!dropped) throw new NoSuchPrice()
    return this.changed(dropped, operator, 'price taken back')
  }

  private async changed(
    { packageId, price, startsAt }: ScheduledPrice,
    operator: Operator,
    action: string,
  ): Promise<PricedPackage> {
    this.held.forget()
    const priced = await this.of(packageId)
    const from = packageAt(priced, new Date(startsAt.getTime() - 1)).price
    await this.trail.changed(operator, action, {
      package_id: packageId,
      from,
      to: price,
      starts_at: startsAt.toISOString(),
    })
    return priced
  }

  private async of(packageId: string): Promise<PricedPackage> {
    const found = (await this.packages.all()).find(({ base }) => base.packageId === packageId)
    if (!found) throw new NoSuchPackage()
    return found
  }
}
