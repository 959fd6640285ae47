import { Module } from '@nestjs/common'
import { Env } from '@gb/service-kit'
import { FoodAnalysisDatabase } from '../database/database.module.js'
import { EntriesModule } from '../food-log/entries/entries.module.js'
import { FoodsModule } from '../foods/foods.module.js'
import { AiUsageRepository } from '../quota/ai-usage.repository.js'
import { QuotaModule } from '../quota/quota.module.js'
import { FoodAnalyser } from './analyser/food-analyser.js'
import { AnalysisController } from './analysis.controller.js'
import { AnalysisService } from './analysis.service.js'
import { KnownPhotoService } from './known-photo.service.js'
import { OpenAiFoodAnalyser } from './openai/openai.food-analyser.js'
import { PermissionService } from './permission.service.js'
import { PhotoReadingService } from './photo-reading.service.js'
import { PhotoService } from './photo/photo.service.js'
import { ReplayService } from './replay.service.js'
import { SampleFoodAnalyser } from './sample/sample.food-analyser.js'
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
      provide: FoodAnalyser,
      inject: [Env, AiUsageRepository],
      useFactory: (env: Env, usage: AiUsageRepository): FoodAnalyser =>
        env.openai ? new OpenAiFoodAnalyser(env.openai, () => usage.spend()) : new SampleFoodAnalyser(),
    },
  ],
})
export class AnalysisModule {}
