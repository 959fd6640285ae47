import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { BillingDatabase } from '../database/database.module.js'
import { OperatorPackagesController } from './operator-packages.controller.js'
import { PackagePriceEntity } from './package-price.entity.js'
import { PackagePriceRepository } from './package-price.repository.js'
import { PackageEntity } from './package.entity.js'
import { PackageRepository } from './package.repository.js'
import { PackagesController } from './packages.controller.js'
import { PackagesService } from './packages.service.js'

/** Packages and prices. */
@Module({
  imports: [BillingDatabase, TypeOrmModule.forFeature([PackageEntity, PackagePriceEntity], 'billing')],
  controllers: [PackagesController, OperatorPackagesController],
  providers: [PackagesService, PackageRepository, PackagePriceRepository],
  exports: [PackageRepository],
})
export class PackagesModule {}
