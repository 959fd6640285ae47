import type { ServiceDefinition } from '@gb/service-kit'
import { profileDatabase } from './database/data-source.js'
import { ProfileModule } from './profile.module.js'

export { ProfileDto } from './person/profile/profile-answer.dto.js'
export { SessionDto } from './ways-in/session/session.dto.js'
export { Eraser } from './privacy/deletion/eraser.js'
export { ImportThreads } from './privacy/my-data/reading/import-thread.js'
export { MergeRestRounds } from './desk/merge-by-two/merge-rest-rounds.js'
export { LogCopy } from './privacy/my-data/log-copy.js'
export { AuditAnchorService } from './desk/operator/audit-anchor.service.js'
export { OperatorModule } from './desk/operator/operator.module.js'
export { type AuditVerdict, MAX_TOKEN_DAYS, OperatorService } from './desk/operator/operator.service.js'

/** What the gateway needs to know of the profile service. */
export const service: ServiceDefinition = {
  name: 'profile',
  module: ProfileModule,
  database: profileDatabase,
}
