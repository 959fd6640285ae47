import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../database/database.module.js'
import { FluidsModule } from '../fluids/fluids.module.js'
import { LogsModule } from '../logs/logs.module.js'
import { MilestonesModule } from '../milestones/milestones.module.js'
import { MoodModule } from '../mood/mood.module.js'
import { VitaminsModule } from '../vitamins/vitamins.module.js'
import { WeightModule } from '../weight/weight.module.js'
import { ConcernsController } from './concerns.controller.js'
import { ConcernsService } from './concerns.service.js'
import { RecentTexts } from './recent-texts.js'
import { RecentTextsRepository } from './recent-texts.repository.js'

/** What the logs are concerned about. */
@Module({
  imports: [
    TrackingDatabase,
    LogsModule,
    FluidsModule,
    MoodModule,
    WeightModule,
    VitaminsModule,
    MilestonesModule,
  ],
  controllers: [ConcernsController],
  providers: [ConcernsService, RecentTexts, RecentTextsRepository],
  exports: [ConcernsService],
})
export class ConcernsModule {}
