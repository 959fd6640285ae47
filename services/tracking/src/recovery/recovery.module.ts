import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../database/database.module.js'
import { RecoveryController } from './recovery.controller.js'
import { RecoveryService } from './recovery.service.js'
import { RecoveryEntryRepository } from './recovery-entry.repository.js'

/** The first days after surgery. */
@Module({
  imports: [TrackingDatabase],
  controllers: [RecoveryController],
  providers: [RecoveryService, RecoveryEntryRepository],
})
export class RecoveryModule {}
