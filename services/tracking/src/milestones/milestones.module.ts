import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../database/database.module.js'
import { MilestoneController } from './milestone.controller.js'
import { MilestoneService } from './milestone.service.js'
import { MilestoneEntryRepository } from './milestone-entry.repository.js'
import { MilestoneWords } from './milestone-words.js'

/** Milestones: what got better and what no scale shows. */
@Module({
  imports: [TrackingDatabase],
  controllers: [MilestoneController],
  providers: [MilestoneService, MilestoneEntryRepository, MilestoneWords],
  exports: [MilestoneWords],
})
export class MilestonesModule {}
