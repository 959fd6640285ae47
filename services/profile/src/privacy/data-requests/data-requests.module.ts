import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { DataRequestsController } from './data-requests.controller.js'
import { DataRequestsRepository } from './data-requests.repository.js'
import { DataRequestsService } from './data-requests.service.js'

/** Downloads and deletions, as operators see them. */
@Module({
  imports: [ProfileDatabase],
  controllers: [DataRequestsController],
  providers: [DataRequestsService, DataRequestsRepository],
})
export class DataRequestsModule {}
