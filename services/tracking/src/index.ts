import type { ServiceDefinition } from '@gb/service-kit'
import { trackingDatabase } from './data-source.js'
import { TrackingModule } from './tracking.module.js'

export { ConcernsDto } from './concerns/concerns.dto.js'
export { FluidSummaryDto } from './fluids/fluids.dto.js'
export { WeightHistoryDto } from './weight/weight.dto.js'

/** The tracking service, as a process hosts it. */
export const service: ServiceDefinition = {
  name: 'tracking',
  prefixes: [
    '/api/fluid-entry',
    '/api/fluid-summary',
    '/api/fluid-days',
    '/api/fluid-history',
    '/api/weight-entry',
    '/api/weight-history',
    '/api/vitamin-entry',
    '/api/vitamin-history',
    '/api/mood-entry',
    '/api/mood-history',
    '/api/concerns',
    '/api/milestone-entry',
    '/api/milestone-history',
    '/api/reminders',
    '/api/push-subscriptions',
    '/api/push-key',
    '/api/premium-analytics',
    '/api/operator/logs',
    '/api/operator/journal',
    '/api/premium-progress-report',
    '/api/generate-pdf-report',
  ],
  module: TrackingModule,
  database: trackingDatabase,
}
