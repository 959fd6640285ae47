import { Module } from '@nestjs/common'
import { BrowserModule } from '../../base/browser/browser.module.js'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { SecurityModule } from '../../base/security/security.module.js'
import { WayInModule } from '../way-in/way-in.module.js'
import { PairingController } from './pairing.controller.js'
import { PairingService } from './pairing.service.js'
import { PairingWindowRepository } from './pairing-window.repository.js'

/** "Use on another device". */
@Module({
  imports: [ProfileDatabase, BrowserModule, ProfileStoreModule, SecurityModule, WayInModule],
  controllers: [PairingController],
  providers: [PairingService, PairingWindowRepository],
  exports: [PairingService],
})
export class PairingModule {}
