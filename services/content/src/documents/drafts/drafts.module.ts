import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ContentDatabase } from '../../database/database.module.js'
import { DraftEntity } from '../../database/entities/draft.entity.js'
import { DraftRepository } from './draft.repository.js'

/** Texts that are not published yet. */
@Module({
  imports: [ContentDatabase, TypeOrmModule.forFeature([DraftEntity], 'content')],
  providers: [DraftRepository],
  exports: [DraftRepository],
})
export class DraftsModule {}
