import { Module } from '@nestjs/common'
import { DocumentsModule } from '../../documents/published/documents.module.js'
import { PublicContentController } from './public-content.controller.js'
import { PublicContentService } from './public-content.service.js'

@Module({
  imports: [DocumentsModule],
  controllers: [PublicContentController],
  providers: [PublicContentService],
})
export class PublicContentModule {}
