import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../database/database.module.js'
import { OperatorScansController } from './operator-scans.controller.js'
import { OperatorScansRepository } from './operator-scans.repository.js'
import { OperatorScansService } from './operator-scans.service.js'

/** Scans, failures and cost, as operators see them. */
@Module({
  imports: [FoodAnalysisDatabase],
  controllers: [OperatorScansController],
  providers: [OperatorScansService, OperatorScansRepository],
})
export class OperatorScansModule {}
