import { Module } from '@nestjs/common'
import { BrowserModule } from '../browser/browser.module.js'
import { MailModule } from '../mail/mail.module.js'
import { ProfileDatabase } from '../database/profile-database.module.js'
import { ProfileStoreModule } from '../profile/profile-store.module.js'
import { SecurityModule } from '../security/security.module.js'
import { SessionModule } from '../session/session.module.js'
import { PairingController } from './pairing.controller.js'
import { PairingService } from './pairing.service.js'
import { PairingWindowRepository } from './pairing-window.repository.js'

/** "Use on another device". */
@Module({
  imports: [ProfileDatabase, BrowserModule, ProfileStoreModule, SessionModule, MailModule, SecurityModule],
  controllers: [PairingController],
  providers: [PairingService, PairingWindowRepository],
  exports: [PairingService],
})
export class PairingModule {}
