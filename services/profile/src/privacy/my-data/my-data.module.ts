import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { ClinicPlanModule } from '../../person/clinic-plan/clinic-plan.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { SecurityModule } from '../../base/security/security.module.js'
import { DataHoldersModule } from '../holders/data-holders.module.js'
import { ExportService } from './export.service.js'
import { ImportService } from './import.service.js'
import { ImportTurnRepository } from './import-turn.repository.js'
import { ImportTurns } from './import-turns.js'
import { LogCopy } from './log-copy.js'
import { MyDataController } from './my-data.controller.js'
import { OwnData } from './own-data.js'
import { PersonalSources } from './personal-sources.js'
import { ProfileImport } from './profile-import.js'
import { ImportThreads } from './reading/import-thread.js'

/** Export and import of everything a person has here. */
@Module({
  imports: [ProfileDatabase, ClinicPlanModule, DataHoldersModule, ProfileStoreModule, SecurityModule],
  controllers: [MyDataController],
  providers: [
    ExportService,
    ImportService,
    ImportThreads,
    ImportTurnRepository,
    ImportTurns,
    LogCopy,
    PersonalSources,
    ProfileImport,
    OwnData,
  ],
  exports: [LogCopy],
})
export class MyDataModule {}
