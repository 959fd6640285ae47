import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { RetentionSweeper } from './retention-sweeper.js'
import { RetentionRepository } from './retention.repository.js'

/** What is kept, and for how long. */
@Module({
  imports: [ProfileDatabase, ProfileStoreModule],
  providers: [RetentionRepository, RetentionSweeper],
})
export class RetentionModule {}
