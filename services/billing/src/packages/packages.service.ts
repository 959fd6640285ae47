import { Injectable } from '@nestjs/common'
import { AppError } from '@gb/service-kit'
import { PACKAGE_MESSAGES } from './messages.js'
import { type Package, PackageRepository } from './package.repository.js'
import type { SubscriptionPackagesDto } from './packages.dto.js'
import { toPackageDto } from './packages.mapper.js'

/** Tells what can be bought. */
@Injectable()
export class PackagesService {
  constructor(private readonly packages: PackageRepository) {}

  async list(): Promise<SubscriptionPackagesDto> {
    return { packages: (await this.packages.all()).map(toPackageDto) }
  }

  /** In the order of the cards. */
  all(): Promise<Package[]> {
    return this.packages.all()
  }

  /** @throws AppError `not_found` */
  async change(wanted: Package): Promise<Package> {
    const changed = await this.packages.change(wanted)
    if (!changed) throw new AppError('not_found', PACKAGE_MESSAGES.notFound)
    return changed
  }
}
