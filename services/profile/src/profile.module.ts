import { Global, Module } from '@nestjs/common'
import { localPort, NoticePort, PolicyPort, ProfilePort, SessionPort } from '@gb/service-kit'
import { BillingNoticesModule } from './post/billing-notices/billing-notices.module.js'
import { ConfirmationModule } from './ways-in/confirmation/confirmation.module.js'
import { ClinicPlanModule } from './person/clinic-plan/clinic-plan.module.js'
import { ConsentModule } from './person/consent/consent.module.js'
import { LocalPolicyPort } from './person/consent/policy-port.js'
import { ErasureByTwoModule } from './desk/erasure-by-two/erasure-by-two.module.js'
import { MergeByTwoModule } from './desk/merge-by-two/merge-by-two.module.js'
import { DataRequestsModule } from './privacy/data-requests/data-requests.module.js'
import { DeletionModule } from './privacy/deletion/deletion.module.js'
import { EmailChangeModule } from './ways-in/email-change/email-change.module.js'
import { MailModule } from './post/mail/mail.module.js'
import { LocalNoticePort } from './post/mail/notice-port.js'
import { MyDataModule } from './privacy/my-data/my-data.module.js'
import { AuditWatchModule } from './desk/operator/audit-watch.module.js'
import { OperatorModule } from './desk/operator/operator.module.js'
import { WeightsModule } from './post/weights/weights.module.js'
import { PeopleModule } from './desk/people/people.module.js'
import { PairingModule } from './ways-in/pairing/pairing.module.js'
import { PasskeysModule } from './ways-in/passkeys/passkeys.module.js'
import { ProfileFormModule } from './form/profile-form.module.js'
import { LocalProfilePort } from './person/profile/profile-port.js'
import { ProfileStoreModule } from './person/profile/profile-store.module.js'
import { RestoreModule } from './ways-in/restore/restore.module.js'
import { RetentionModule } from './privacy/retention/retention.module.js'
import { LocalSessionPort } from './ways-in/session/session-port.js'
import { SessionModule } from './ways-in/session/session.module.js'
import { WaitingWorkModule } from './desk/waiting-work/waiting-work.module.js'

/** Profiles, sessions and consent; the ports of this service for the others of the same process. */
@Global()
@Module({
  imports: [
    ProfileStoreModule,
    ConsentModule,
    ClinicPlanModule,
    MailModule,
    SessionModule,
    WeightsModule,
    ProfileFormModule,
    PairingModule,
    RestoreModule,
    EmailChangeModule,
    PasskeysModule,
    ConfirmationModule,
    RetentionModule,
    OperatorModule,
    AuditWatchModule,
    MyDataModule,
    DeletionModule,
    PeopleModule,
    DataRequestsModule,
    ErasureByTwoModule,
    MergeByTwoModule,
    WaitingWorkModule,
    BillingNoticesModule,
  ],
  providers: [
    localPort('session', LocalSessionPort),
    localPort('profile', LocalProfilePort),
    localPort('policy', LocalPolicyPort),
    localPort('notice', LocalNoticePort),
  ],
  exports: [SessionPort, SessionModule, ProfilePort, PolicyPort, NoticePort],
})
export class ProfileModule {}
