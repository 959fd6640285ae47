import type { ServiceDatabase } from '@gb/service-kit'
import { FluidEntryEntity } from './fluids/fluid-entry.entity.js'
import { CreateTracking1795132800000 } from './migrations/1795132800000-create-tracking.js'
import { WeightEntryEntity } from './weight/weight-entry.entity.js'

/** What tracking keeps in Postgres. */
export const trackingDatabase: ServiceDatabase = {
  service: 'tracking',
  schema: 'tracking',
  entities: [FluidEntryEntity, WeightEntryEntity],
  migrations: [CreateTracking1795132800000],
}
