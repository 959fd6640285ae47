import type { ServiceDefinition } from '@gb/service-kit'
import { trackingDatabase } from './data-source.js'
import { TrackingModule } from './tracking.module.js'

export { ConcernsDto } from './concerns/concerns.dto.js'
export { FluidSummaryDto } from './fluids/fluids.dto.js'
export { WeightHistoryDto } from './weight/weight.dto.js'

/** The tracking service, as a process hosts it. */
export const service: ServiceDefinition = {
  name: 'tracking',
  module: TrackingModule,
  database: trackingDatabase,
}
