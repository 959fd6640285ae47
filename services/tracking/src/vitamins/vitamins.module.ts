import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../database/database.module.js'
import { VitaminEntryRepository } from './vitamin-entry.repository.js'
import { VitaminNotes } from './vitamin-notes.js'
import { VitaminsController } from './vitamins.controller.js'
import { VitaminsService } from './vitamins.service.js'

/** Vitamins. */
@Module({
  imports: [TrackingDatabase],
  controllers: [VitaminsController],
  providers: [VitaminsService, VitaminEntryRepository, VitaminNotes],
  exports: [VitaminEntryRepository, VitaminNotes],
})
export class VitaminsModule {}
