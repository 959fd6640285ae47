import { service as billing } from '@gb/billing'
import { service as content } from '@gb/content'
import { service as foodAnalysis } from '@gb/food-analysis'
import { service as profile } from '@gb/profile'
import { service as releases } from '@gb/releases'
import type { ServiceDatabase, ServiceDefinition, ServiceName } from '@gb/service-kit'
import { service as tracking } from '@gb/tracking'

/** Every service of the product. A process hosts some of them and sends the prefixes of the others on. */
export const SERVICES: Record<ServiceName, ServiceDefinition> = {
  profile,
  tracking,
  'food-analysis': foodAnalysis,
  billing,
  content,
  releases,
}

/** What all services keep, whichever of them this process hosts. */
export const DATABASES: ServiceDatabase[] = Object.values(SERVICES).map(({ database }) => database)
