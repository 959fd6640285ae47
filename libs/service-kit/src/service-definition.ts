import type { Type } from '@nestjs/common'
import type { ServiceName } from './base/service-name.js'
import type { ServiceDatabase } from './database/service-database.js'

/** All the gateway needs to know of a service, to host it or to send its prefixes elsewhere. */
export interface ServiceDefinition {
  name: ServiceName
  /** First path segments it answers, for example `/api/fluid-entry`. */
  prefixes: string[]
  module: Type
  database: ServiceDatabase
}
