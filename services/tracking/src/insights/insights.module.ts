import { Module } from '@nestjs/common'
import { ConcernsModule } from '../concerns/concerns.module.js'
import { InsightsController } from './insights.controller.js'
import { InsightsService } from './insights.service.js'

/** The numbers behind analytics and report. */
@Module({
  imports: [ConcernsModule],
  controllers: [InsightsController],
  providers: [InsightsService],
  exports: [InsightsService],
})
export class InsightsModule {}
