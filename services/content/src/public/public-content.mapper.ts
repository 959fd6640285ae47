import type { PolicyVersion } from '@gb/service-kit'
import type { Type } from '@nestjs/common'
import { CourseTextDto } from '../courses/course.dto.js'
import { MealPlanBookDto } from '../meal-plans/dto/meal-plan-book.dto.js'
import { MealPlanningTemplatesDto } from '../planning/meal-planning-templates.dto.js'
import { RecipeBookDto } from '../recipes/dto/recipe-book.dto.js'
import { SupplementGuideTextDto } from '../supplements/supplement-guide.dto.js'
import type { DocumentSlug } from './document-slugs.js'
import type { StoredDocument } from './document.repository.js'
import type { Encouragement } from './daily-encouragement.js'
import { AboutCreatorDto } from './dto/about-creator.dto.js'
import { type DailyEncouragementDto, EncouragementsDto } from './dto/daily-encouragement.dto.js'
import { HealthTipsDto } from './dto/health-tips.dto.js'
import { type PolicyDto, PolicyTextDto } from './dto/policy.dto.js'
import { RecommendedVitaminsDto } from './dto/recommended-vitamins.dto.js'
import { parseDocument } from './parse-document.js'

/** The shape in which each document is stored. */
export const STORED_SHAPES = {
  'health-tips': HealthTipsDto,
  'recommended-vitamins': RecommendedVitaminsDto,
  'about-creator': AboutCreatorDto,
  encouragements: EncouragementsDto,
  'privacy-policy': PolicyTextDto,
  'terms-of-service': PolicyTextDto,
  'course-advanced-nutrition': CourseTextDto,
  'course-mindful-eating': CourseTextDto,
  'course-exercise-progression': CourseTextDto,
  'course-creator-mentorship': CourseTextDto,
  'meal-planning-templates': MealPlanningTemplatesDto,
  'supplement-guide': SupplementGuideTextDto,
  recipes: RecipeBookDto,
  'meal-plans': MealPlanBookDto,
} as const satisfies Record<DocumentSlug, Type>

/** A document's body, checked. */
export const toStoredBody = <T extends object>(shape: Type<T>, document: StoredDocument): T =>
  parseDocument(shape, `${document.slug} ${document.version}`, document.body)

/** A policy with its version. */
export const toPolicy = (document: StoredDocument): PolicyDto => {
  const { title, last_updated, summary, sections } = toStoredBody(PolicyTextDto, document)
  return { title, version: document.version, last_updated, summary, sections }
}

/** The wire form of one day's words. */
export const toDailyEncouragement = ({ day, message, note }: Encouragement): DailyEncouragementDto => ({
  date: day,
  daily_message: message,
  creator_note: note,
})

/** What a consent refers to. */
export const toPolicyVersion = ({ version, sha256 }: StoredDocument): PolicyVersion => ({ version, sha256 })
