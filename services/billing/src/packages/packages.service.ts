import { Injectable } from '@nestjs/common'
import { PackageRepository } from './package.repository.js'
import type { SubscriptionPackagesDto } from './packages.dto.js'
import { toPackageDto } from './packages.mapper.js'

/** Tells what can be bought. */
@Injectable()
export class PackagesService {
  constructor(private readonly packages: PackageRepository) {}

  async list(): Promise<SubscriptionPackagesDto> {
    return { packages: (await this.packages.all()).map(toPackageDto) }
  }
}
