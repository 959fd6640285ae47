import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../../database/database.module.js'
import { UsualPortionsController } from './usual-portions.controller.js'
import { UsualPortionsRepository } from './usual-portions.repository.js'
import { UsualPortionsService } from './usual-portions.service.js'

@Module({
  imports: [FoodAnalysisDatabase],
  controllers: [UsualPortionsController],
  providers: [UsualPortionsRepository, UsualPortionsService],
  exports: [UsualPortionsService],
})
export class UsualPortionsModule {}
