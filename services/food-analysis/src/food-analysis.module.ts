import { Module } from '@nestjs/common'
import { AnalysisModule } from './analysis/analysis.module.js'
import { ClinicSheetModule } from './clinic-sheet/clinic-sheet.module.js'
import { FoodLogModule } from './food-log/food-log.module.js'
import { FoodsModule } from './foods/foods.module.js'
import { HomeModule } from './home/home.module.js'
import { OperatorScansModule } from './desk/operator-scans.module.js'
import { PersonalDataModule } from './personal-data/personal-data.module.js'
import { QuotaModule } from './quota/quota.module.js'

@Module({
  imports: [
    AnalysisModule,
    ClinicSheetModule,
    FoodLogModule,
    FoodsModule,
    HomeModule,
    OperatorScansModule,
    PersonalDataModule,
    QuotaModule,
  ],
})
export class FoodAnalysisModule {}
