import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../database/database.module.js'
import { FluidEntryRepository } from './fluid-entry.repository.js'
import { FluidsController } from './fluids.controller.js'
import { FluidsService } from './fluids.service.js'

/** Drinks. */
@Module({
  imports: [TrackingDatabase],
  controllers: [FluidsController],
  providers: [FluidsService, FluidEntryRepository],
  exports: [FluidEntryRepository, FluidsService],
})
export class FluidsModule {}
