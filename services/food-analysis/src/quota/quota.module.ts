import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../database/database.module.js'
import { AiUsageRepository } from './ai-usage.repository.js'
import { QuotaController } from './quota.controller.js'
import { QuotaService } from './quota.service.js'
import { ScanReaper } from './scan-reaper.js'
import { ScanRepository } from './scan.repository.js'

@Module({
  imports: [FoodAnalysisDatabase],
  controllers: [QuotaController],
  providers: [AiUsageRepository, QuotaService, ScanReaper, ScanRepository],
  exports: [AiUsageRepository, QuotaService, ScanRepository],
})
export class QuotaModule {}
