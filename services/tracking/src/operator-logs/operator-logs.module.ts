import { localPort, LoggedDaysPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { ConcernsModule } from '../concerns/concerns.module.js'
import { MoodModule } from '../mood/mood.module.js'
import { TrackingDatabase } from '../database/database.module.js'
import { OperatorLogsController } from './operator-logs.controller.js'
import { OperatorLogsRepository } from './operator-logs.repository.js'
import { OperatorLogsService } from './operator-logs.service.js'

/** Logs, as operators read them, and as they stand beside a message. */
@Module({
  imports: [TrackingDatabase, MoodModule, ConcernsModule],
  controllers: [OperatorLogsController],
  providers: [OperatorLogsService, OperatorLogsRepository, localPort('loggedDays', OperatorLogsService)],
  exports: [LoggedDaysPort],
})
export class OperatorLogsModule {}
