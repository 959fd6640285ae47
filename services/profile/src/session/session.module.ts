import { Module } from '@nestjs/common'
import { BrowserModule } from '../browser/browser.module.js'
import { ConsentModule } from '../consent/consent.module.js'
import { ProfileDatabase } from '../profile-database.module.js'
import { ProfileStoreModule } from '../profile/profile-store.module.js'
import { DeviceRepository } from './device.repository.js'
import { LocalSessionPort } from './session-port.js'
import { SessionController } from './session.controller.js'
import { SessionRepository } from './session.repository.js'
import { SessionService } from './session.service.js'
import { WhoAmIService } from './who-am-i.service.js'

/** Sessions and the browsers that hold them. */
@Module({
  imports: [ProfileDatabase, BrowserModule, ConsentModule, ProfileStoreModule],
  controllers: [SessionController],
  providers: [SessionService, WhoAmIService, SessionRepository, DeviceRepository, LocalSessionPort],
  exports: [SessionService, DeviceRepository, LocalSessionPort],
})
export class SessionModule {}
