import { Module } from '@nestjs/common'
import { BrowserModule } from '../../base/browser/browser.module.js'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { SecurityModule } from '../../base/security/security.module.js'
import { SessionModule } from '../../ways-in/session/session.module.js'
import { SecurityNoticesModule } from '../../post/notices/security-notices.module.js'
import { DataHoldersModule } from '../holders/data-holders.module.js'
import { DeletionController } from './deletion.controller.js'
import { DeletionRepository } from './deletion.repository.js'
import { DeletionService } from './deletion.service.js'
import { Eraser } from './eraser.js'
import { ErasureRepository } from './erasure.repository.js'

/** Deleting a profile, undoing that, and erasing it. */
@Module({
  imports: [
    ProfileDatabase,
    BrowserModule,
    DataHoldersModule,
    ProfileStoreModule,
    SecurityModule,
    SecurityNoticesModule,
    SessionModule,
  ],
  controllers: [DeletionController],
  providers: [DeletionService, DeletionRepository, ErasureRepository, Eraser],
  exports: [DeletionService],
})
export class DeletionModule {}
