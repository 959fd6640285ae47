import { Module } from '@nestjs/common'
import { BrowserModule } from '../../base/browser/browser.module.js'
import { ConsentModule } from '../../person/consent/consent.module.js'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { RestoreModule } from '../restore/restore.module.js'
import { SecurityModule } from '../../base/security/security.module.js'
import { SecurityNoticesModule } from '../../post/notices/security-notices.module.js'
import { WayInModule } from '../way-in/way-in.module.js'
import { CodeRestoreRepository } from './code-restore.repository.js'
import { CodeRestoreService } from './code-restore.service.js'
import { PasskeyChallengeRepository } from './passkey-challenge.repository.js'
import { PasskeyCheckService } from './passkey-check.service.js'
import { PasskeyLimits } from './passkey-limits.js'
import { PasskeyQuestions } from './passkey-questions.js'
import { PasskeyRegistrationService } from './passkey-registration.service.js'
import { PasskeySignInService } from './passkey-sign-in.service.js'
import { PasskeyUnlockService } from './passkey-unlock.service.js'
import { PasskeyUseController } from './passkey-use.controller.js'
import { PasskeyVerifier } from './passkey-verifier.js'
import { PasskeyRepository } from './passkey.repository.js'
import { PasskeysController } from './passkeys.controller.js'
import { PasskeysService } from './passkeys.service.js'

/** Passkeys: a way in without code and mail, and the lock of the app. */
@Module({
  imports: [
    ProfileDatabase,
    BrowserModule,
    ConsentModule,
    RestoreModule,
    ProfileStoreModule,
    SecurityModule,
    SecurityNoticesModule,
    WayInModule,
  ],
  controllers: [PasskeysController, PasskeyUseController],
  providers: [
    PasskeysService,
    PasskeyRegistrationService,
    PasskeySignInService,
    PasskeyUnlockService,
    PasskeyCheckService,
    CodeRestoreService,
    PasskeyVerifier,
    PasskeyLimits,
    PasskeyQuestions,
    PasskeyRepository,
    PasskeyChallengeRepository,
    CodeRestoreRepository,
  ],
  exports: [PasskeyUnlockService],
})
export class PasskeysModule {}
