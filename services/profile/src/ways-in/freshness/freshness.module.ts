import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { FreshnessRepository } from './freshness.repository.js'
import { ShownProfileService } from './shown-profile.service.js'

/** What sessions have confirmed and may see by it; apart from how they do it, which needs sessions itself. */
@Module({
  imports: [ProfileDatabase, ProfileStoreModule],
  providers: [FreshnessRepository, ShownProfileService],
  exports: [FreshnessRepository, ShownProfileService],
})
export class FreshnessModule {}
