import { Module } from '@nestjs/common'
import { PublicContentModule } from '../public/public-content.module.js'
import { PlanningController } from './planning.controller.js'

/** Meal planning templates. */
@Module({ imports: [PublicContentModule], controllers: [PlanningController] })
export class PlanningModule {}
