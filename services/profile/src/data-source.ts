import type { ServiceDatabase } from '@gb/service-kit'
import { ConsentEntryEntity } from './consent/consent-entry.entity.js'
import { PolicyVersionEntity } from './consent/policy-version.entity.js'
import { VisitorEntity } from './consent/visitor.entity.js'
import { Operators1763700000000 } from './migrations/1763700000000-operators.js'
import { CreateProfile1795132800000 } from './migrations/1795132800000-create-profile.js'
import { OperatorAuditEntity } from './operator/operator-audit.entity.js'
import { OperatorTokenEntity } from './operator/operator-token.entity.js'
import { OutboxEventEntity } from './outbox/outbox-event.entity.js'
import { ProfileEntity } from './profile/profile.entity.js'
import { RecoveryCodeEntity } from './profile/recovery-code.entity.js'
import { DeviceEntity } from './session/device.entity.js'
import { SessionEntity } from './session/session.entity.js'

/** What this service keeps in Postgres. */
export const profileDatabase: ServiceDatabase = {
  service: 'profile',
  schema: 'profile',
  appendOnly: ['consent_entry', 'operator_audit'],
  entities: [
    ProfileEntity,
    RecoveryCodeEntity,
    DeviceEntity,
    SessionEntity,
    VisitorEntity,
    ConsentEntryEntity,
    PolicyVersionEntity,
    OutboxEventEntity,
    OperatorTokenEntity,
    OperatorAuditEntity,
  ],
  migrations: [Operators1763700000000, CreateProfile1795132800000],
}
