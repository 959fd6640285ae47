import { Module } from '@nestjs/common'
import { DocumentsModule } from '../documents/published/documents.module.js'
import { RecipesModule } from '../recipes/recipes.module.js'
import { PlanningController } from './planning.controller.js'
import { PlanningService } from './planning.service.js'

/** Meal planning templates. */
@Module({
  imports: [DocumentsModule, RecipesModule],
  controllers: [PlanningController],
  providers: [PlanningService],
})
export class PlanningModule {}
