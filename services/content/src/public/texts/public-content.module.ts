import { ContentHomePort, localPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { DocumentsModule } from '../../documents/published/documents.module.js'
import { ContentHome } from './content-home.js'
import { PublicContentController } from './public-content.controller.js'
import { PublicContentService } from './public-content.service.js'

@Module({
  imports: [DocumentsModule],
  controllers: [PublicContentController],
  providers: [PublicContentService, ContentHome, localPort('contentHome', ContentHome)],
  exports: [ContentHomePort],
})
export class PublicContentModule {}
