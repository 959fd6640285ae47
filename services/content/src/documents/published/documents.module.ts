import { Module } from '@nestjs/common'
import { ContentDatabase } from '../../database/database.module.js'
import { DocumentRepository } from './document.repository.js'
import { HeldDocuments } from './held-documents.js'

/** The texts in force, for all who read or publish them. */
@Module({
  imports: [ContentDatabase],
  providers: [DocumentRepository, HeldDocuments],
  exports: [DocumentRepository, HeldDocuments],
})
export class DocumentsModule {}
