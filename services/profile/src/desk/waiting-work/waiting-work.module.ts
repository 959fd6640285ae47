import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { MailWorkRepository } from './mail-work.repository.js'
import { WaitingWorkController } from './waiting-work.controller.js'
import { WaitingWorkMetrics } from './waiting-work-metrics.js'
import { WaitingWorkRepository } from './waiting-work.repository.js'
import { WaitingWorkService } from './waiting-work.service.js'

/** Work that is done later, as operators see it. */
@Module({
  imports: [ProfileDatabase],
  controllers: [WaitingWorkController],
  providers: [WaitingWorkService, WaitingWorkMetrics, WaitingWorkRepository, MailWorkRepository],
})
export class WaitingWorkModule {}
