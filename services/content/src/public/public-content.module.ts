import { Module } from '@nestjs/common'
import { ContentDatabase } from '../data-source.js'
import { DocumentRepository } from './document.repository.js'
import { HeldDocuments } from './held-documents.js'
import { PublicContentController } from './public-content.controller.js'
import { PublicContentService } from './public-content.service.js'

@Module({
  imports: [ContentDatabase],
  controllers: [PublicContentController],
  providers: [PublicContentService, DocumentRepository, HeldDocuments],
  exports: [DocumentRepository, HeldDocuments],
})
export class PublicContentModule {}
