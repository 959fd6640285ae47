import { Module } from '@nestjs/common'
import { BrowserModule } from '../browser/browser.module.js'
import { ProfileDatabase } from '../profile-database.module.js'
import { ProfileStoreModule } from '../profile/profile-store.module.js'
import { SessionModule } from '../session/session.module.js'
import { RestoreController } from './restore.controller.js'
import { RestoreService } from './restore.service.js'

/** Getting back into a profile. */
@Module({
  imports: [ProfileDatabase, BrowserModule, SessionModule, ProfileStoreModule],
  controllers: [RestoreController],
  providers: [RestoreService],
})
export class RestoreModule {}
