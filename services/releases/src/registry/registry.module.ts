import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { Env } from '@gb/service-kit'
import { ReleasesDatabase } from '../database/database.module.js'
import { CanaryMarkEntity } from '../database/entities/canary-mark.entity.js'
import { ReleaseEntity } from '../database/entities/release.entity.js'
import { RolloutEntity } from '../database/entities/rollout.entity.js'
import { HoldersModule } from '../folders/holders.js'
import { storeOf } from '../store/choose-store.js'
import { ReleaseStore } from '../store/release-store.js'
import { Admission } from './admission.js'
import { Changes } from './changes.service.js'
import { Keeping } from './keeping.js'
import { RegistryController } from './registry.controller.js'
import { RegistryRepository } from './registry.repository.js'
import { RegistryService } from './registry.service.js'
import { RolloutsService } from './rollouts.service.js'
import { ShippedVersions } from './shipped-versions.service.js'
import { Turns } from './turns.js'

/** The release registry: what was published, and what of it is in force. */
@Module({
  imports: [
    HoldersModule,
    ReleasesDatabase,
    TypeOrmModule.forFeature([CanaryMarkEntity, ReleaseEntity, RolloutEntity], 'releases'),
  ],
  controllers: [RegistryController],
  providers: [
    Admission,
    Changes,
    RegistryService,
    RegistryRepository,
    Keeping,
    RolloutsService,
    ShippedVersions,
    Turns,
    { provide: ReleaseStore, useFactory: storeOf, inject: [Env] },
  ],
  exports: [RegistryService, ReleaseStore, ShippedVersions],
})
export class RegistryModule {}
