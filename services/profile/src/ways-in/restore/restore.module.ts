import { Module } from '@nestjs/common'
import { BrowserModule } from '../../base/browser/browser.module.js'
import { ConsentModule } from '../../person/consent/consent.module.js'
import { MailModule } from '../../post/mail/mail.module.js'
import { PairingModule } from '../pairing/pairing.module.js'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { SecurityModule } from '../../base/security/security.module.js'
import { SessionModule } from '../session/session.module.js'
import { AdoptController } from './adopt.controller.js'
import { AdoptService } from './adopt.service.js'
import { CodeTries } from './code-tries.js'
import { ProofOfWork } from './proof-of-work.js'
import { WayInModule } from '../way-in/way-in.module.js'
import { RestoreBeginning } from './restore-beginning.js'
import { RestoreChallengeRepository } from './restore-challenge.repository.js'
import { RestoreConfirmService } from './restore-confirm.service.js'
import { RestoreLimits } from './restore-limits.js'
import { RestoreMail } from './restore-mail.js'
import { RestoreController } from './restore.controller.js'
import { RestoreStartService } from './restore-start.service.js'
import { RestoreService } from './restore.service.js'
import { TypedEmails } from './typed-emails.js'

/** Getting back into a profile. */
@Module({
  imports: [
    ProfileDatabase,
    BrowserModule,
    ConsentModule,
    SessionModule,
    PairingModule,
    ProfileStoreModule,
    MailModule,
    SecurityModule,
    WayInModule,
  ],
  controllers: [RestoreController, AdoptController],
  providers: [
    RestoreService,
    RestoreStartService,
    RestoreConfirmService,
    AdoptService,
    RestoreLimits,
    RestoreMail,
    ProofOfWork,
    CodeTries,
    TypedEmails,
    RestoreBeginning,
    RestoreChallengeRepository,
  ],
  exports: [RestoreChallengeRepository],
})
export class RestoreModule {}
