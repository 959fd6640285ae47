import { Module } from '@nestjs/common'
import { Env } from '@gb/service-kit'
import { FoodAnalysisDatabase } from '../database/database.module.js'
import { EntriesModule } from '../food-log/entries/entries.module.js'
import { FoodsModule } from '../foods/foods.module.js'
import { AiUsageRepository } from '../quota/ai-usage.repository.js'
import { QuotaModule } from '../quota/quota.module.js'
import { FoodAnalyzer } from './analyzer/food-analyzer.js'
import { AnalysisController } from './analysis.controller.js'
import { AnalysisService } from './analysis.service.js'
import { KnownPhotoService } from './known-photo.service.js'
import { PermissionService } from './permission.service.js'
import { PhotoReadingService } from './photo-reading.service.js'
import { PhotoService } from './photo/photo.service.js'
import { ReplayService } from './replay.service.js'
import { SampleFoodAnalyzer } from './sample/sample.food-analyzer.js'
import { ScanOutcomeService } from './scan-outcome.service.js'
import { TableFigures } from './table-figures.js'

@Module({
  imports: [FoodAnalysisDatabase, EntriesModule, FoodsModule, QuotaModule],
  controllers: [AnalysisController],
  providers: [
    AnalysisService,
    KnownPhotoService,
    PermissionService,
    PhotoReadingService,
    PhotoService,
    ReplayService,
    ScanOutcomeService,
    TableFigures,
    {
      provide: FoodAnalyzer,
      inject: [Env, AiUsageRepository],
      // Loaded only where it is used: the client of the provider is 236 files.
      useFactory: async (env: Env, usage: AiUsageRepository): Promise<FoodAnalyzer> => {
        if (!env.openai) return new SampleFoodAnalyzer()
        const { OpenAiFoodAnalyzer } = await import('./openai/openai.food-analyzer.js')
        return new OpenAiFoodAnalyzer(env.openai, () => usage.spend())
      },
    },
  ],
  exports: [PermissionService],
})
export class AnalysisModule {}
