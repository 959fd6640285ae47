import { Module } from '@nestjs/common'
import { ContentDatabase } from '../../database/database.module.js'
import { DraftsModule } from '../drafts/drafts.module.js'
import { PoliciesModule } from '../policies/policies.module.js'
import { DocumentsModule } from '../published/documents.module.js'
import { ContentStoreController } from './content-store.controller.js'
import { ContentStoreService } from './content-store.service.js'
import { TranslationsController } from './translations.controller.js'
import { TranslationsService } from './translations.service.js'
import { VersionRepository } from './version.repository.js'

/** Drafts, versions and roll backs of the texts. */
@Module({
  imports: [ContentDatabase, DocumentsModule, DraftsModule, PoliciesModule],
  controllers: [ContentStoreController, TranslationsController],
  providers: [ContentStoreService, TranslationsService, VersionRepository],
})
export class ContentStoreModule {}
