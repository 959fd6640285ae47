import { Module } from '@nestjs/common'
import { BrowserModule } from '../../base/browser/browser.module.js'
import { MailModule } from '../../post/mail/mail.module.js'
import { PasskeysModule } from '../passkeys/passkeys.module.js'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { SecurityModule } from '../../base/security/security.module.js'
import { SessionModule } from '../session/session.module.js'
import { ConfirmationCodeRepository } from './confirmation-code.repository.js'
import { ConfirmationLimits } from './confirmation-limits.js'
import { ConfirmationController } from './confirmation.controller.js'
import { ConfirmationService } from './confirmation.service.js'
import { FreshnessModule } from '../freshness/freshness.module.js'
import { MailConfirmationService } from './mail-confirmation.service.js'

/** Confirming once more that it is you. */
@Module({
  imports: [
    ProfileDatabase,
    BrowserModule,
    FreshnessModule,
    SessionModule,
    PasskeysModule,
    ProfileStoreModule,
    MailModule,
    SecurityModule,
  ],
  controllers: [ConfirmationController],
  providers: [ConfirmationService, MailConfirmationService, ConfirmationCodeRepository, ConfirmationLimits],
})
export class ConfirmationModule {}
