import type { ServiceDatabase } from '@gb/service-kit'
import { ConsentEntryEntity } from './entities/consent-entry.entity.js'
import { PolicyVersionEntity } from './entities/policy-version.entity.js'
import { VisitorEntity } from './entities/visitor.entity.js'
import { ConfirmationCodeEntity } from './entities/confirmation-code.entity.js'
import { FreshConfirmationEntity } from './entities/fresh-confirmation.entity.js'
import { ErasureStepEntity } from './entities/erasure-step.entity.js'
import { TombstoneEntity, TombstoneTokenEntity } from './entities/tombstone.entity.js'
import { EmailChangeEntity } from './entities/email-change.entity.js'
import { TakeBackEntity } from './entities/take-back.entity.js'
import { MailOutboxEntity } from './entities/mail-outbox.entity.js'
import { Operators1763700000000 } from './migrations/1763700000000-operators.js'
import { CreateProfile1795132800000 } from './migrations/1795132800000-create-profile.js'
import { Identity1795176000000 } from './migrations/1795176000000-identity.js'
import { Passkeys1795219200000 } from './migrations/1795219200000-passkeys.js'
import { NewestConsents1795222800000 } from './migrations/1795222800000-newest-consents.js'
import { MyData1795226400000 } from './migrations/1795226400000-my-data.js'
import { DayStartsAt1795228200000 } from './migrations/1795228200000-day-starts-at.js'
import { MailsSentAfterAll1795341000000 } from './migrations/1795341000000-mails-sent-after-all.js'
import { OperatorsView1795330000000 } from './migrations/1795330000000-operators-view.js'
import { AuditSubject1795310000000 } from './migrations/1795310000000-audit-subject.js'
import { ContentErases1795325000000 } from './migrations/1795325000000-content-erases.js'
import { FreshConfirmation1795550000000 } from './migrations/1795550000000-fresh-confirmation.js'
import { EmailTakeBack1795550001000 } from './migrations/1795550001000-email-take-back.js'
import { WeightsBefore1795740000000 } from './migrations/1795740000000-weights-before.js'
import { Pregnancy1795740001000 } from './migrations/1795740001000-pregnancy.js'
import { IronAnswer1795800000000 } from './migrations/1795800000000-iron-answer.js'
import { MailJobs1795902001000 } from './migrations/1795902001000-mail-jobs.js'
import { OperatorAuditEntity } from './entities/operator-audit.entity.js'
import { OperatorTokenEntity } from './entities/operator-token.entity.js'
import { OutboxEventEntity } from './entities/outbox-event.entity.js'
import { PairingWindowEntity } from './entities/pairing-window.entity.js'
import { PasskeyChallengeEntity } from './entities/passkey-challenge.entity.js'
import { PasskeyEntity } from './entities/passkey.entity.js'
import { ProfileEntity } from './entities/profile.entity.js'
import { RecoveryCodeEntity } from './entities/recovery-code.entity.js'
import { RestoreChallengeEntity } from './entities/restore-challenge.entity.js'
import { MAIL } from './jobs.js'
import { SEALED_COLUMNS } from './sealed-columns.js'
import { SecurityEventEntity } from './entities/security-event.entity.js'
import { DeviceEntity } from './entities/device.entity.js'
import { SessionTokenEntity } from './entities/session-token.entity.js'
import { SessionEntity } from './entities/session.entity.js'
import { OwnRows1795600400000 } from './migrations/1795600400000-own-rows.js'

/** What this service keeps in Postgres. */
export const profileDatabase: ServiceDatabase = {
  service: 'profile',
  schema: 'profile',
  jobs: [MAIL],
  sealed: SEALED_COLUMNS,
  appendOnly: ['consent_entry', 'operator_audit', 'security_event'],
  entities: [
    ProfileEntity,
    RecoveryCodeEntity,
    DeviceEntity,
    SessionEntity,
    SessionTokenEntity,
    VisitorEntity,
    RestoreChallengeEntity,
    PairingWindowEntity,
    EmailChangeEntity,
    TakeBackEntity,
    PasskeyEntity,
    PasskeyChallengeEntity,
    FreshConfirmationEntity,
    ConfirmationCodeEntity,
    MailOutboxEntity,
    SecurityEventEntity,
    ConsentEntryEntity,
    PolicyVersionEntity,
    OutboxEventEntity,
    OperatorTokenEntity,
    OperatorAuditEntity,
    ErasureStepEntity,
    TombstoneEntity,
    TombstoneTokenEntity,
  ],
  migrations: [
    Operators1763700000000,
    CreateProfile1795132800000,
    Identity1795176000000,
    Passkeys1795219200000,
    NewestConsents1795222800000,
    MyData1795226400000,
    DayStartsAt1795228200000,
    AuditSubject1795310000000,
    ContentErases1795325000000,
    OperatorsView1795330000000,
    MailsSentAfterAll1795341000000,
    FreshConfirmation1795550000000,
    EmailTakeBack1795550001000,
    OwnRows1795600400000,
    WeightsBefore1795740000000,
    Pregnancy1795740001000,
    IronAnswer1795800000000,
    MailJobs1795902001000,
  ],
}
