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
import { WaitingMailEntity } from './entities/waiting-mail.entity.js'
import { Operators1795168905000 } from './migrations/1795168905000-operators.js'
import { CreateProfile1795168906000 } from './migrations/1795168906000-create-profile.js'
import { Identity1795171943000 } from './migrations/1795171943000-identity.js'
import { Passkeys1795177516000 } from './migrations/1795177516000-passkeys.js'
import { NewestConsents1795179149000 } from './migrations/1795179149000-newest-consents.js'
import { MyData1795179157000 } from './migrations/1795179157000-my-data.js'
import { DayStartsAt1795179284000 } from './migrations/1795179284000-day-starts-at.js'
import { MailsSentAfterAll1795205809000 } from './migrations/1795205809000-mails-sent-after-all.js'
import { OperatorsView1795190597000 } from './migrations/1795190597000-operators-view.js'
import { AuditSubject1795188928000 } from './migrations/1795188928000-audit-subject.js'
import { ContentErases1795190257000 } from './migrations/1795190257000-content-erases.js'
import { FreshConfirmation1795359316000 } from './migrations/1795359316000-fresh-confirmation.js'
import { EmailTakeBack1795362368000 } from './migrations/1795362368000-email-take-back.js'
import { WeightsBefore1795374688000 } from './migrations/1795374688000-weights-before.js'
import { Pregnancy1795375644000 } from './migrations/1795375644000-pregnancy.js'
import { IronAnswer1795387171000 } from './migrations/1795387171000-iron-answer.js'
import { MailJobs1795399487000 } from './migrations/1795399487000-mail-jobs.js'
import { WhyWorkFailed1795420889596 } from './migrations/1795420889596-why-work-failed.js'
import { OperatorAuditEntity } from './entities/operator-audit.entity.js'
import { OperatorTokenEntity } from './entities/operator-token.entity.js'
import { WaitingWeightEntity } from './entities/waiting-weight.entity.js'
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
import { PersonalTokens1795466065000 } from './migrations/1795466065000-personal-tokens.js'
import { ErasureByTwo1795556343000 } from './migrations/1795556343000-erasure-by-two.js'
import { MergeByTwo1795807363058 } from './migrations/1795807363058-merge-by-two.js'
import { ClinicPlan1795809551000 } from './migrations/1795809551000-clinic-plan.js'
import { MergeRest1795821000000 } from './migrations/1795821000000-merge-rest.js'
import { Language1795846525000 } from './migrations/1795846525000-language.js'
import { FoodLoggedThrough1795911000000 } from './migrations/1795911000000-food-logged-through.js'
import { ClinicPlanEntity } from './entities/clinic-plan.entity.js'
import { PersonalTokenEntity } from './entities/personal-token.entity.js'
import { OwnRows1795362369000 } from './migrations/1795362369000-own-rows.js'
import { TokensOfRemotes1795941970000 } from './migrations/1795941970000-tokens-of-remotes.js'
import { AuditAskedBy1795969234000 } from './migrations/1795969234000-audit-asked-by.js'
import { HelperGrantEntity } from './entities/helper-grant.entity.js'
import { HelperInvitationEntity } from './entities/helper-invitation.entity.js'
import { HelperLookEntity } from './entities/helper-look.entity.js'
import { Helpers1796029276000 } from './migrations/1796029276000-helpers.js'

/** What this service keeps in Postgres. */
export const profileDatabase: ServiceDatabase = {
  service: 'profile',
  schema: 'profile',
  jobs: [MAIL],
  sealed: SEALED_COLUMNS,
  appendOnly: ['consent_entry', 'operator_audit', 'security_event'],
  entities: [
    ProfileEntity,
    ClinicPlanEntity,
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
    PersonalTokenEntity,
    HelperInvitationEntity,
    HelperGrantEntity,
    HelperLookEntity,
    PasskeyChallengeEntity,
    FreshConfirmationEntity,
    ConfirmationCodeEntity,
    WaitingMailEntity,
    SecurityEventEntity,
    ConsentEntryEntity,
    PolicyVersionEntity,
    WaitingWeightEntity,
    OperatorTokenEntity,
    OperatorAuditEntity,
    ErasureStepEntity,
    TombstoneEntity,
    TombstoneTokenEntity,
  ],
  migrations: [
    Operators1795168905000,
    CreateProfile1795168906000,
    Identity1795171943000,
    Passkeys1795177516000,
    NewestConsents1795179149000,
    MyData1795179157000,
    DayStartsAt1795179284000,
    AuditSubject1795188928000,
    ContentErases1795190257000,
    OperatorsView1795190597000,
    MailsSentAfterAll1795205809000,
    FreshConfirmation1795359316000,
    EmailTakeBack1795362368000,
    OwnRows1795362369000,
    WeightsBefore1795374688000,
    Pregnancy1795375644000,
    IronAnswer1795387171000,
    MailJobs1795399487000,
    WhyWorkFailed1795420889596,
    PersonalTokens1795466065000,
    ErasureByTwo1795556343000,
    MergeByTwo1795807363058,
    ClinicPlan1795809551000,
    MergeRest1795821000000,
    Language1795846525000,
    FoodLoggedThrough1795911000000,
    TokensOfRemotes1795941970000,
    AuditAskedBy1795969234000,
    Helpers1796029276000,
  ],
}
