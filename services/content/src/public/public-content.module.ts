import { Module } from '@nestjs/common'
import { ContentDatabase } from '../data-source.js'
import { DocumentRepository } from './document.repository.js'
import { PublicContentController } from './public-content.controller.js'
import { PublicContentService } from './public-content.service.js'

@Module({
  imports: [ContentDatabase],
  controllers: [PublicContentController],
  providers: [PublicContentService, DocumentRepository],
  exports: [DocumentRepository],
})
export class PublicContentModule {}
