import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../../database/database.module.js'
import { FoodRepository } from '../table/food.repository.js'
import { FdcImportService } from './fdc-import.service.js'
import { FdcRepository } from './fdc.repository.js'

/** Loading a FoodData Central download, for the command. */
@Module({
  imports: [FoodAnalysisDatabase],
  providers: [FdcRepository, FoodRepository, FdcImportService],
})
export class FoodImportModule {}
