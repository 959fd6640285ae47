import { Module } from '@nestjs/common'
import { FluidsModule } from '../fluids/fluids.module.js'
import { InsightsRepository } from '../insights/insights.repository.js'
import { MoodModule } from '../mood/mood.module.js'
import { TrackingDatabase } from '../tracking-database.module.js'
import { VitaminsModule } from '../vitamins/vitamins.module.js'
import { WeightModule } from '../weight/weight.module.js'
import { ConcernsController } from './concerns.controller.js'
import { ConcernsService } from './concerns.service.js'

/** What the logs are concerned about. */
@Module({
  imports: [TrackingDatabase, FluidsModule, MoodModule, WeightModule, VitaminsModule],
  controllers: [ConcernsController],
  providers: [ConcernsService, InsightsRepository],
  exports: [ConcernsService, InsightsRepository],
})
export class ConcernsModule {}
