import { Module } from '@nestjs/common'
import { FoodAnalysisDatabase } from '../../database/database.module.js'
import { FoodNutrientsController } from './food-nutrients.controller.js'
import { FoodNutrientsRepository } from './food-nutrients.repository.js'
import { FoodNutrientsService } from './food-nutrients.service.js'

@Module({
  imports: [FoodAnalysisDatabase],
  controllers: [FoodNutrientsController],
  providers: [FoodNutrientsRepository, FoodNutrientsService],
})
export class FoodNutrientsModule {}
