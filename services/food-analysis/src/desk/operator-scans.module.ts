import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../database/database.module.js'
import { QuotaModule } from '../quota/quota.module.js'
import { OperatorQuotaController } from './operator-quota.controller.js'
import { OperatorQuotaRepository } from './operator-quota.repository.js'
import { OperatorQuotaService } from './operator-quota.service.js'
import { OperatorScansController } from './operator-scans.controller.js'
import { OperatorScansRepository } from './operator-scans.repository.js'
import { OperatorScansService } from './operator-scans.service.js'

/** Scans, failures and cost, as operators see them. */
@Module({
  imports: [FoodAnalysisDatabase, QuotaModule],
  controllers: [OperatorScansController, OperatorQuotaController],
  providers: [OperatorScansService, OperatorScansRepository, OperatorQuotaService, OperatorQuotaRepository],
})
export class OperatorScansModule {}
