import { Module } from '@nestjs/common'
import { BrowserModule } from '../browser/browser.module.js'
import { ConsentModule } from '../consent/consent.module.js'
import { EmailChangeModule } from '../email-change/email-change.module.js'
import { ProfileDatabase } from '../database/profile-database.module.js'
import { OutboxModule } from '../outbox/outbox.module.js'
import { SessionModule } from '../session/session.module.js'
import { CreateProfileService } from './create-profile.service.js'
import { ProfileStoreModule } from './profile-store.module.js'
import { ProfileController } from './profile.controller.js'
import { SaveProfileService } from './save-profile.service.js'
import { UpdateProfileService } from './update-profile.service.js'

/** Creating, changing and showing a profile. */
@Module({
  imports: [
    ProfileDatabase,
    BrowserModule,
    ConsentModule,
    SessionModule,
    OutboxModule,
    ProfileStoreModule,
    EmailChangeModule,
  ],
  controllers: [ProfileController],
  providers: [SaveProfileService, CreateProfileService, UpdateProfileService],
})
export class ProfileFormModule {}
