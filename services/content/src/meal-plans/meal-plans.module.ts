import { Module } from '@nestjs/common'
import { DocumentsModule } from '../documents/published/documents.module.js'
import { RecipesModule } from '../recipes/recipes.module.js'
import { MealPlansController } from './meal-plans.controller.js'
import { MealPlansService } from './meal-plans.service.js'

/** Meal plans, made of the recipe book. */
@Module({
  imports: [DocumentsModule, RecipesModule],
  controllers: [MealPlansController],
  providers: [MealPlansService],
})
export class MealPlansModule {}
