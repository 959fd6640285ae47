import { localPort, ProfileHomePort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { BrowserModule } from '../../base/browser/browser.module.js'
import { FreshnessModule } from '../freshness/freshness.module.js'
import { ConsentModule } from '../../person/consent/consent.module.js'
import { SecurityNoticesModule } from '../../post/notices/security-notices.module.js'
import { HelpersModule } from '../helpers/helpers.module.js'
import { PersonalTokensModule } from '../tokens/personal-tokens.module.js'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { SecurityModule } from '../../base/security/security.module.js'
import { DeviceRepository } from './device.repository.js'
import { DevicesController } from './devices.controller.js'
import { DevicesService } from './devices.service.js'
import { OtherAskers } from './other-askers.js'
import { ProfileHome } from './profile-home.js'
import { LocalSessionPort } from './session-port.js'
import { SessionRotationService } from './session-rotation.service.js'
import { SessionTokenRepository } from './session-token.repository.js'
import { SessionController } from './session.controller.js'
import { SessionRepository } from './session.repository.js'
import { SessionService } from './session.service.js'
import { WhoAmIService } from './who-am-i.service.js'

/** Sessions and the browsers that hold them. */
@Module({
  imports: [
    ProfileDatabase,
    BrowserModule,
    ConsentModule,
    FreshnessModule,
    HelpersModule,
    PersonalTokensModule,
    ProfileStoreModule,
    SecurityNoticesModule,
    SecurityModule,
  ],
  controllers: [SessionController, DevicesController],
  providers: [
    SessionService,
    SessionRotationService,
    DevicesService,
    WhoAmIService,
    SessionRepository,
    SessionTokenRepository,
    DeviceRepository,
    OtherAskers,
    LocalSessionPort,
    ProfileHome,
    localPort('profileHome', ProfileHome),
  ],
  exports: [SessionService, SessionRotationService, DeviceRepository, LocalSessionPort, ProfileHomePort],
})
export class SessionModule {}
