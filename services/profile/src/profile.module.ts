import { Global, Module } from '@nestjs/common'
import { localPort, NoticePort, PolicyPort, ProfilePort, SessionPort } from '@gb/service-kit'
import { BillingNoticesModule } from './billing-notices/billing-notices.module.js'
import { ConfirmationModule } from './confirmation/confirmation.module.js'
import { ConsentModule } from './consent/consent.module.js'
import { LocalPolicyPort } from './consent/policy-port.js'
import { DataRequestsModule } from './data-requests/data-requests.module.js'
import { DeletionModule } from './deletion/deletion.module.js'
import { EmailChangeModule } from './email-change/email-change.module.js'
import { MailModule } from './mail/mail.module.js'
import { LocalNoticePort } from './mail/notice-port.js'
import { MyDataModule } from './my-data/my-data.module.js'
import { AuditWatchModule } from './operator/audit-watch.module.js'
import { OperatorModule } from './operator/operator.module.js'
import { OutboxModule } from './outbox/outbox.module.js'
import { PeopleModule } from './people/people.module.js'
import { PairingModule } from './pairing/pairing.module.js'
import { PasskeysModule } from './passkeys/passkeys.module.js'
import { ProfileFormModule } from './profile/profile-form.module.js'
import { LocalProfilePort } from './profile/profile-port.js'
import { ProfileStoreModule } from './profile/profile-store.module.js'
import { RestoreModule } from './restore/restore.module.js'
import { RetentionModule } from './retention/retention.module.js'
import { LocalSessionPort } from './session/session-port.js'
import { SessionModule } from './session/session.module.js'
import { WaitingWorkModule } from './waiting-work/waiting-work.module.js'

/** Profiles, sessions and consent; the ports of this service for the others of the same process. */
@Global()
@Module({
  imports: [
    ProfileStoreModule,
    ConsentModule,
    MailModule,
    SessionModule,
    OutboxModule,
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
    WaitingWorkModule,
    BillingNoticesModule,
  ],
  providers: [
    { provide: SessionPort, useExisting: LocalSessionPort },
    localPort('profile', LocalProfilePort),
    { provide: PolicyPort, useExisting: LocalPolicyPort },
    localPort('notice', LocalNoticePort),
  ],
  exports: [SessionPort, ProfilePort, PolicyPort, NoticePort],
})
export class ProfileModule {}
