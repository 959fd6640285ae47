import { Controller, Get, Param, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Premium, Refuses, type SessionUser } from '@gb/service-kit'
import { TextLanguageQuery } from '../documents/shapes/text-language.dto.js'
import { FilledWeekDto, WeekPath } from './filled-week.dto.js'
import { PlanningTemplatesDto } from './planning-templates.dto.js'
import { PlanningService } from './planning.service.js'

/** Templates to plan meals with. */
@ApiTags('premium')
@Controller('api/premium-meal-planning-templates')
export class PlanningController {
  constructor(private readonly planning: PlanningService) {}

  @Get()
  @Premium()
  @Answers(PlanningTemplatesDto, 'Templates for weeks, months and special days, and tools to plan with', {
    description: 'The week of the liver diet is among them in the 14 days before surgery alone.',
    id: 'getMealPlanningTemplates',
  })
  @Refuses({ 400: 'Not a language that the product speaks.', 402: 'Premium is not active.' })
  templates(
    @CurrentUser() user: SessionUser,
    @Query() { lang = 'en' }: TextLanguageQuery,
  ): Promise<PlanningTemplatesDto> {
    return this.planning.templates(user, lang)
  }

  @Get(':template_id/week')
  @Premium()
  @Answers(FilledWeekDto, 'A weekly template filled with recipes of its phase, category and protein', {
    id: 'fillTemplateWeek',
  })
  @Refuses({
    400: 'That is no name of a template, or not a language that the product speaks.',
    402: 'Premium is not active.',
    404: 'There is no such weekly template.',
  })
  week(
    @CurrentUser() user: SessionUser,
    @Param() { template_id: templateId }: WeekPath,
    @Query() { lang = 'en' }: TextLanguageQuery,
  ): Promise<FilledWeekDto> {
    return this.planning.week(user, templateId, lang)
  }
}
