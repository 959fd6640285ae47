import { Module } from '@nestjs/common'
import { BrowserModule } from '../../base/browser/browser.module.js'
import { SecurityModule } from '../../base/security/security.module.js'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { SecurityNoticesModule } from '../../post/notices/security-notices.module.js'
import { PersonalTokenRepository } from './personal-token.repository.js'
import { PersonalTokensController } from './personal-tokens.controller.js'
import { PersonalTokensService } from './personal-tokens.service.js'

/** Personal tokens. */
@Module({
  imports: [ProfileDatabase, BrowserModule, ProfileStoreModule, SecurityModule, SecurityNoticesModule],
  controllers: [PersonalTokensController],
  providers: [PersonalTokensService, PersonalTokenRepository],
  exports: [PersonalTokenRepository],
})
export class PersonalTokensModule {}
