import { Module } from '@nestjs/common'
import { ReleasesDatabase } from '../database/database.module.js'
import { RegistryModule } from '../registry/registry.module.js'
import { CanaryJudge } from './canary-judge.service.js'
import { CanaryMarksRepository } from './canary-marks.repository.js'
import { FieldController } from './field.controller.js'
import { FieldRepository } from './field.repository.js'
import { FieldService } from './field.service.js'
import { HoldersModule } from '../folders/holders.js'
import { KnownVersions } from './known-versions.js'
import { FieldOfRemoteController } from './field-of-remote.controller.js'

/** What browsers tell of the remotes. */
@Module({
  imports: [HoldersModule, ReleasesDatabase, RegistryModule],
  controllers: [FieldController, FieldOfRemoteController],
  providers: [CanaryJudge, CanaryMarksRepository, FieldService, FieldRepository, KnownVersions],
  exports: [FieldService],
})
export class FieldModule {}
