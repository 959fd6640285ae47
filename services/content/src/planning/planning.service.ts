import { Injectable } from '@nestjs/common'
import { type Language, phaseOn } from '@gb/domain'
import { type SessionUser, todayOf } from '@gb/service-kit'
import { HeldDocuments } from '../documents/published/held-documents.js'
import { STORED_SHAPES, toStoredBody } from '../documents/shapes/stored-shapes.js'
import { spoken } from '../documents/translations/spoken.js'
import { RecipeBookService } from '../recipes/recipe-book.service.js'
import type { FilledWeekDto } from './filled-week.dto.js'
import { toFilledWeekDto } from './filled-week.mapper.js'
import type { WeeklyTemplateDto } from '../documents/shapes/meal-planning-templates.dto.js'
import { PlanningTemplatesDto } from './planning-templates.dto.js'
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
  private readonly written: (language: Language) => Promise<PlanningTemplatesDto>

  constructor(
    documents: HeldDocuments,
    private readonly recipes: RecipeBookService,
  ) {
    this.written = documents.holdInEach('meal-planning-templates', (...text) => {
      const said = spoken(...text)
      const body = toStoredBody(STORED_SHAPES['meal-planning-templates'], said)
      return Object.assign(new PlanningTemplatesDto(), body, { language: said.language })
    })
  }

  /** @param asked the templates are in English where their translation does not say all of it */
  async templates(user: SessionUser, asked: Language): Promise<PlanningTemplatesDto> {
    const all = await this.written(asked)
    return Object.assign(new PlanningTemplatesDto(), all, {
      weekly_templates: all.weekly_templates.filter((week) => mayFollow(user, week)),
    })
  }

  /**
   * A weekly template filled from the recipe book; in English where the translation of one of them does not say all of it.
   * @throws AppError `not_found`
   */
  async week(user: SessionUser, templateId: string, asked: Language): Promise<FilledWeekDto> {
    const [{ language, weekly_templates: weeks }, book] = await Promise.all([
      this.written(asked),
      this.recipes.book(asked),
    ])
    if (language !== book.language) return this.week(user, templateId, 'en')
    const template = weeks.find((week) => week.template_id === templateId && mayFollow(user, week))
    if (!template) throw new NoSuchTemplate()
    const week = templateWeek(template, book, { ...user.person, today: todayOf(user) })
    return toFilledWeekDto(language, template, week)
  }
}
