import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../profile-database.module.js'
import { LocalProfilePort } from './profile-port.js'
import { ProfileRepository } from './profile.repository.js'
import { ProfileService } from './profile.service.js'
import { RecoveryCodeRepository } from './recovery-code.repository.js'

/** Stored profiles and how they are read. */
@Module({
  imports: [ProfileDatabase],
  providers: [ProfileRepository, RecoveryCodeRepository, ProfileService, LocalProfilePort],
  exports: [ProfileRepository, RecoveryCodeRepository, ProfileService, LocalProfilePort],
})
export class ProfileStoreModule {}
