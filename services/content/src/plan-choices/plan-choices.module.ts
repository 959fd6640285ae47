import { Module } from '@nestjs/common'
import { ContentDatabase } from '../database/database.module.js'
import { PlanChoicesController } from './plan-choices.controller.js'
import { PlanChoicesRepository } from './plan-choices.repository.js'
import { PlanChoicesService } from './plan-choices.service.js'

/** What people choose in plans and templates. */
@Module({
  imports: [ContentDatabase],
  controllers: [PlanChoicesController],
  providers: [PlanChoicesService, PlanChoicesRepository],
})
export class PlanChoicesModule {}
