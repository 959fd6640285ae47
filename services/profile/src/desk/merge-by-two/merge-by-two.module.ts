import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { SecurityNoticesModule } from '../../post/notices/security-notices.module.js'
import { DeletionModule } from '../../privacy/deletion/deletion.module.js'
import { MyDataModule } from '../../privacy/my-data/my-data.module.js'
import { MergeByTwoController } from './merge-by-two.controller.js'
import { MergeByTwoService } from './merge-by-two.service.js'
import { MergeRestRounds } from './merge-rest-rounds.js'
import { MergeRequestRepository } from './merge-request.repository.js'
import { ProfileMerger } from './profile-merger.js'

/** Merging two profiles of one person by two operators. */
@Module({
  imports: [ProfileDatabase, ProfileStoreModule, SecurityNoticesModule, MyDataModule, DeletionModule],
  controllers: [MergeByTwoController],
  providers: [MergeByTwoService, MergeRequestRepository, MergeRestRounds, ProfileMerger],
})
export class MergeByTwoModule {}
