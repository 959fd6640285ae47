import type { ServiceDefinition } from '@gb/service-kit'
import { ContentModule } from './content.module.js'
import { contentDatabase } from './database/data-source.js'

export { type Asking, auditPlans, readShippedPlans } from './meal-plans/plan-audit.js'
export { DailyEncouragementDto } from './public/texts/daily-encouragement.dto.js'
export { dueTexts, shippedTextFaults } from './documents/review/check-texts.js'

/** What the gateway needs to host content. */
export const service: ServiceDefinition = {
  name: 'content',
  prefixes: [
    '/api/health-tips',
    '/api/recommended-vitamins',
    '/api/about-creator',
    '/api/daily-encouragement',
    '/api/privacy-policy',
    '/api/terms-of-service',
    '/api/content-images',
    '/api/announcements',
    '/api/operator/content',
    '/api/operator/announcements',
    '/api/premium-content',
    '/api/premium-advanced-nutrition',
    '/api/premium-mindful-eating',
    '/api/premium-exercise-progression',
    '/api/premium-personal-growth',
    '/api/lesson-progress',
    '/api/premium-meal-planning-templates',
    '/api/premium-supplement-guide',
    '/api/premium-checkin',
    '/api/operator/check-ins',
    '/api/premium-recipes',
    '/api/favourite-recipes',
    '/api/premium-meal-plans',
    '/api/plan-choices',
  ],
  module: ContentModule,
  database: contentDatabase,
}
