import type { ServiceDefinition } from '@gb/service-kit'
import { releasesDatabase } from './database/data-source.js'
import { ReleasesServiceModule } from './releases-service.module.js'

export type { RemoteFolder } from './folders/remote-folders.js'
export { remoteFolders } from './folders/remote-folders.js'
export type { EcosystemDto } from './desk/ecosystem.dto.js'
export { CanaryMarksRepository } from './field/canary-marks.repository.js'
export { FieldService } from './field/field.service.js'
export { ReleasesModule } from './releases.module.js'
export type { InspectedRemote } from './in-force/inspected.js'
export { ReleasesService } from './in-force/releases.service.js'
export { ShellVersions } from './in-force/shell-versions.service.js'
export { type Visit, VisitorsService } from './in-force/visitors.service.js'

/** What the gateway needs to host the release registry. */
export const service: ServiceDefinition = {
  name: 'releases',
  module: ReleasesServiceModule,
  database: releasesDatabase,
}
