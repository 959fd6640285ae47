import { Module } from '@nestjs/common'
import { DocumentsModule } from '../documents/published/documents.module.js'
import { SupplementGuideService } from './supplement-guide.service.js'
import { SupplementsController } from './supplements.controller.js'

/** The supplement guide. */
@Module({
  imports: [DocumentsModule],
  controllers: [SupplementsController],
  providers: [SupplementGuideService],
})
export class SupplementsModule {}
