import { Module } from '@nestjs/common'
import { Env } from '@gb/service-kit'
import { AnalysisModule } from '../analysis/analysis.module.js'
import { FoodAnalysisDatabase } from '../database/database.module.js'
import { AiUsageRepository } from '../quota/ai-usage.repository.js'
import { QuotaModule } from '../quota/quota.module.js'
import { ClinicSheetController } from './clinic-sheet.controller.js'
import { ClinicSheetService } from './clinic-sheet.service.js'
import { SheetFileService } from './sheet-file.service.js'
import { NoReader, SheetReader } from './sheet-reader.js'

@Module({
  imports: [FoodAnalysisDatabase, AnalysisModule, QuotaModule],
  controllers: [ClinicSheetController],
  providers: [
    ClinicSheetService,
    SheetFileService,
    {
      provide: SheetReader,
      inject: [Env, AiUsageRepository],
      // Loaded only where it is used, as for plates.
      useFactory: async (env: Env, usage: AiUsageRepository): Promise<SheetReader> => {
        if (!env.openai) return new NoReader()
        const { OpenAiSheetReader } = await import('./openai/openai.sheet-reader.js')
        return new OpenAiSheetReader(env.openai, () => usage.spend())
      },
    },
  ],
})
export class ClinicSheetModule {}
