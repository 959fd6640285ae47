import { Module } from '@nestjs/common'
import { FluidsModule } from '../fluids/fluids.module.js'
import { LogsModule } from '../logs/logs.module.js'
import { MoodModule } from '../mood/mood.module.js'
import { VitaminsModule } from '../vitamins/vitamins.module.js'
import { WeightModule } from '../weight/weight.module.js'
import { ConcernsController } from './concerns.controller.js'
import { ConcernsService } from './concerns.service.js'
import { NewestNotes } from './newest-notes.js'

/** What the logs are concerned about. */
@Module({
  imports: [LogsModule, FluidsModule, MoodModule, WeightModule, VitaminsModule],
  controllers: [ConcernsController],
  providers: [ConcernsService, NewestNotes],
  exports: [ConcernsService],
})
export class ConcernsModule {}
