import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiPaymentRequiredResponse, ApiTags } from '@nestjs/swagger'
import { Premium, ProblemDto } from '@gb/service-kit'
import type { Held } from '../public/held.js'
import { HeldDocuments } from '../public/held-documents.js'
import { STORED_SHAPES, toStoredBody } from '../public/public-content.mapper.js'
import { MealPlanningTemplatesDto } from './meal-planning-templates.dto.js'

/** Templates to plan meals with. */
@ApiTags('premium')
@Controller('api')
export class PlanningController {
  private readonly templates: Held<MealPlanningTemplatesDto>

  constructor(documents: HeldDocuments) {
    this.templates = documents.hold('meal-planning-templates', (document) =>
      toStoredBody(STORED_SHAPES['meal-planning-templates'], document),
    )
  }

  @Get('premium-meal-planning-templates')
  @Premium()
  @ApiOperation({
    operationId: 'getMealPlanningTemplates',
    summary: 'Templates for weeks, months and special days, and tools to plan with',
  })
  @ApiOkResponse({ type: MealPlanningTemplatesDto })
  @ApiPaymentRequiredResponse({ description: 'Premium is not active.', type: ProblemDto })
  mealPlanningTemplates(): Promise<MealPlanningTemplatesDto> {
    return this.templates.get()
  }
}
