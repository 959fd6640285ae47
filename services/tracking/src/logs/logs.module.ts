import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../database/database.module.js'
import { LogsRepository } from './logs.repository.js'

/** What concerns and insights read of all logs. */
@Module({
  imports: [TrackingDatabase],
  providers: [LogsRepository],
  exports: [LogsRepository],
})
export class LogsModule {}
