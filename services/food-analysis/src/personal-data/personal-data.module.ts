import { FoodDataPort, localPort } from '@gb/service-kit'
import { Global, Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../database/database.module.js'
import { FoodData } from './food-data.js'

/** Export, import and erasure of what food-analysis holds. Global because it provides its port to the same process. */
@Global()
@Module({
  imports: [FoodAnalysisDatabase],
  providers: [FoodData, localPort('foodData', FoodData)],
  exports: [FoodDataPort],
})
export class PersonalDataModule {}
