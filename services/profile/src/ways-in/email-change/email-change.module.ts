import { Module } from '@nestjs/common'
import { BrowserModule } from '../../base/browser/browser.module.js'
import { MailModule } from '../../post/mail/mail.module.js'
import { FreshnessModule } from '../freshness/freshness.module.js'
import { PairingModule } from '../pairing/pairing.module.js'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { RestoreModule } from '../restore/restore.module.js'
import { SecurityModule } from '../../base/security/security.module.js'
import { SessionModule } from '../session/session.module.js'
import { EmailChangeController } from './email-change.controller.js'
import { EmailChangeRepository } from './email-change.repository.js'
import { EmailChangeService } from './email-change.service.js'
import { SecurityNoticesModule } from '../../post/notices/security-notices.module.js'
import { WayInModule } from '../way-in/way-in.module.js'
import { EmailChangeCodes } from './email-change-codes.js'
import { EmailConfirmService } from './email-confirm.service.js'
import { EmailReplacement } from './email-replacement.js'
import { LetInSince } from './let-in-since.js'
import { Mailbox } from './mailbox.js'
import { TakeBackOffer } from './take-back-offer.js'
import { TakeBackRepository } from './take-back.repository.js'
import { TakeBackService } from './take-back.service.js'

/** New e-mail addresses and their confirmation. */
@Module({
  imports: [
    ProfileDatabase,
    BrowserModule,
    FreshnessModule,
    ProfileStoreModule,
    SessionModule,
    RestoreModule,
    PairingModule,
    MailModule,
    SecurityModule,
    SecurityNoticesModule,
    WayInModule,
  ],
  controllers: [EmailChangeController],
  providers: [
    EmailChangeService,
    EmailConfirmService,
    EmailChangeCodes,
    EmailReplacement,
    Mailbox,
    TakeBackOffer,
    TakeBackService,
    LetInSince,
    EmailChangeRepository,
    TakeBackRepository,
  ],
  exports: [EmailChangeService],
})
export class EmailChangeModule {}
