import { Injectable } from '@nestjs/common'
import { phaseOn } from '@gb/domain'
import { type SessionUser, todayOf, type Held } from '@gb/service-kit'
import { HeldDocuments } from '../documents/published/held-documents.js'
import { STORED_SHAPES, toStoredBody } from '../documents/shapes/stored-shapes.js'
import { RecipeBookService } from '../recipes/recipe-book.service.js'
import type { FilledWeekDto } from './filled-week.dto.js'
import { toFilledWeekDto } from './filled-week.mapper.js'
import {
  MealPlanningTemplatesDto,
  type WeeklyTemplateDto,
} from '../documents/shapes/meal-planning-templates.dto.js'
import { templateWeek } from './template-week.js'
import { NoSuchTemplate } from './errors.js'

// The liver diet is nobody's to begin early, nor after surgery. Source: health-rules 1.3.
// The day of surgery and the day after have no plan at all, only sips. Source: health-rules 9b.11.
const mayFollow = (user: SessionUser, { phase }: WeeklyTemplateDto): boolean => {
  const today = phaseOn(user.person, todayOf(user))?.key
  return today !== 'clear' && (phase !== 'preop' || today === 'preop')
}

/** Templates to plan meals with. */
@Injectable()
export class PlanningService {
  private readonly held: Held<MealPlanningTemplatesDto>

  constructor(
    documents: HeldDocuments,
    private readonly recipes: RecipeBookService,
  ) {
    this.held = documents.hold('meal-planning-templates', (document) =>
      toStoredBody(STORED_SHAPES['meal-planning-templates'], document),
    )
  }

  async templates(user: SessionUser): Promise<MealPlanningTemplatesDto> {
    const all = await this.held.get()
    return Object.assign(new MealPlanningTemplatesDto(), all, {
      weekly_templates: all.weekly_templates.filter((week) => mayFollow(user, week)),
    })
  }

  /** A weekly template filled from the recipe book. @throws AppError `not_found` */
  async week(user: SessionUser, templateId: string): Promise<FilledWeekDto> {
    const [{ weekly_templates: weeks }, book] = await Promise.all([this.held.get(), this.recipes.book()])
    const template = weeks.find((week) => week.template_id === templateId && mayFollow(user, week))
    if (!template) throw new NoSuchTemplate()
    const { kcal, days } = templateWeek(template, book, { ...user.person, today: todayOf(user) })
    return toFilledWeekDto(template, kcal, days)
  }
}
