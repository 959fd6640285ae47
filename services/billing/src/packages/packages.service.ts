import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { Held } from '@gb/service-kit'
import { type Package, PackageRepository } from './package.repository.js'
import type { SubscriptionPackagesDto } from './packages.dto.js'
import { toPackageDto } from './packages.mapper.js'
import { NoSuchPackage } from './errors.js'

/** How long the list is held before the database is asked for a newer one. */
const HELD_MS = 60_000

/** Tells what can be bought. */
@Injectable()
export class PackagesService implements OnApplicationBootstrap {
  private readonly held = new Held<SubscriptionPackagesDto>(
    async () => ({ packages: (await this.packages.all()).map(toPackageDto) }),
    HELD_MS,
  )

  constructor(private readonly packages: PackageRepository) {}

  /** So that there is an answer when the database is away before anybody has asked. */
  async onApplicationBootstrap(): Promise<void> {
    await this.held.get().catch(() => undefined)
  }

  /** The packages for everybody; also while the database is away. */
  list(): Promise<SubscriptionPackagesDto> {
    return this.held.get()
  }

  /** In the order of the cards. */
  all(): Promise<Package[]> {
    return this.packages.all()
  }

  /** @throws AppError `not_found` */
  async change(wanted: Package): Promise<Package> {
    const changed = await this.packages.change(wanted)
    if (!changed) throw new NoSuchPackage()
    this.held.forget()
    return changed
  }
}
