import type { ServiceDefinition } from '@gb/service-kit'
import { ContentModule } from './content.module.js'
import { contentDatabase } from './database/data-source.js'

export { type Asking, auditPlans, readShippedPlans } from './meal-plans/plan-audit.js'
export { DailyEncouragementDto } from './public/texts/daily-encouragement.dto.js'
export { dueTexts, shippedTextFaults } from './documents/review/check-texts.js'

/** What the gateway needs to host content. */
export const service: ServiceDefinition = {
  name: 'content',
  module: ContentModule,
  database: contentDatabase,
}
