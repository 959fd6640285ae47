import type { Type } from '@nestjs/common'
import type { DocumentSlug } from '../published/document-slugs.js'
import type { StoredDocument } from '../published/document.repository.js'
import { AboutCreatorDto } from './about-creator.dto.js'
import { CourseTextDto } from './course.dto.js'
import { EncouragementsDto } from './encouragements.dto.js'
import { HealthTipsDto } from './health-tips.dto.js'
import { MealPlanBookDto } from './meal-plan-book.dto.js'
import { MealPlanningTemplatesDto } from './meal-planning-templates.dto.js'
import { parseDocument } from './parse-document.js'
import { PolicyTextDto } from './policy-text.dto.js'
import { RecipeBookDto } from './recipe-book.dto.js'
import { RecommendedVitaminsDto } from './recommended-vitamins.dto.js'
import { SupplementGuideTextDto } from './supplement-guide.dto.js'

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
