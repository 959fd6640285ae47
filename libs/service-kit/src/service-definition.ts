import type { Type } from '@nestjs/common'
import type { ServiceName } from './base/service-name.js'
import type { ServiceDatabase } from './database/service-database.js'

/** All the gateway needs to know of a service, to host it or to send its prefixes elsewhere. */
export interface ServiceDefinition {
  name: ServiceName
  /** Its routes are those of the controllers below it. */
  module: Type
  database: ServiceDatabase
}
