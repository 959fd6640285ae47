import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ReleasesDatabase } from '../database/data-source.js'
import { ReleaseEntity } from '../database/entities/release.entity.js'
import { RolloutEntity } from '../database/entities/rollout.entity.js'
import { FolderStore } from '../store/folder-store.js'
import { ReleaseStore } from '../store/release-store.js'
import { Keeping } from './keeping.js'
import { RegistryController } from './registry.controller.js'
import { RegistryRepository } from './registry.repository.js'
import { RegistryService } from './registry.service.js'

/** The release registry: what was published, and what of it is in force. */
@Module({
  imports: [ReleasesDatabase, TypeOrmModule.forFeature([ReleaseEntity, RolloutEntity], 'releases')],
  controllers: [RegistryController],
  providers: [RegistryService, RegistryRepository, Keeping, { provide: ReleaseStore, useClass: FolderStore }],
  exports: [RegistryService, ReleaseStore],
})
export class RegistryModule {}
