import { Module } from '@nestjs/common'
import { PublicContentModule } from '../public/public-content.module.js'
import { RecipesModule } from '../recipes/recipes.module.js'
import { PlanningController } from './planning.controller.js'
import { PlanningService } from './planning.service.js'

/** Meal planning templates. */
@Module({
  imports: [PublicContentModule, RecipesModule],
  controllers: [PlanningController],
  providers: [PlanningService],
})
export class PlanningModule {}
