import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../tracking-database.module.js'
import { InsightsController } from './insights.controller.js'
import { InsightsRepository } from './insights.repository.js'
import { InsightsService } from './insights.service.js'

/** The numbers behind analytics and report. */
@Module({
  imports: [TrackingDatabase],
  controllers: [InsightsController],
  providers: [InsightsService, InsightsRepository],
  exports: [InsightsService],
})
export class InsightsModule {}
