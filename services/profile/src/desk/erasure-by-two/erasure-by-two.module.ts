import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { DeletionModule } from '../../privacy/deletion/deletion.module.js'
import { ErasureByTwoController } from './erasure-by-two.controller.js'
import { ErasureByTwoService } from './erasure-by-two.service.js'
import { ErasureRequestRepository } from './erasure-request.repository.js'

/** Erasing a profile by two operators. */
@Module({
  imports: [ProfileDatabase, DeletionModule],
  controllers: [ErasureByTwoController],
  providers: [ErasureByTwoService, ErasureRequestRepository],
})
export class ErasureByTwoModule {}
