import { Module } from '@nestjs/common'
import { ConcernsModule } from '../concerns/concerns.module.js'
import { LogsModule } from '../logs/logs.module.js'
import { InsightsController } from './insights.controller.js'
import { InsightsService } from './insights.service.js'

/** The numbers behind analytics and report. */
@Module({
  imports: [LogsModule, ConcernsModule],
  controllers: [InsightsController],
  providers: [InsightsService],
  exports: [InsightsService],
})
export class InsightsModule {}
