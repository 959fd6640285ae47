import { Module } from '@nestjs/common'
import { ContentDatabase } from '../../database/data-source.js'
import { PoliciesModule } from '../policies/policies.module.js'
import { DocumentsModule } from '../published/documents.module.js'
import { ContentStoreController } from './content-store.controller.js'
import { ContentStoreService } from './content-store.service.js'
import { DraftRepository } from './draft.repository.js'
import { VersionRepository } from './version.repository.js'

/** Drafts, versions and roll backs of the texts. */
@Module({
  imports: [ContentDatabase, DocumentsModule, PoliciesModule],
  controllers: [ContentStoreController],
  providers: [ContentStoreService, DraftRepository, VersionRepository],
})
export class ContentStoreModule {}
