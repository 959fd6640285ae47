import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { SecurityModule } from '../../base/security/security.module.js'
import { CodeSupplyService } from './code-supply.service.js'
import { LocalProfilePort } from './profile-port.js'
import { ProfileRepository } from './profile.repository.js'
import { ProfileService } from './profile.service.js'
import { RecoveryCodeRepository } from './recovery-code.repository.js'
import { ShownPremium } from './shown-premium.service.js'
import { StandingRepository } from './standing.repository.js'

/** Stored profiles and how they are read. */
@Module({
  imports: [ProfileDatabase, SecurityModule],
  providers: [
    ProfileRepository,
    RecoveryCodeRepository,
    CodeSupplyService,
    ProfileService,
    ShownPremium,
    StandingRepository,
    LocalProfilePort,
  ],
  exports: [ProfileRepository, RecoveryCodeRepository, CodeSupplyService, ProfileService, LocalProfilePort],
})
export class ProfileStoreModule {}
