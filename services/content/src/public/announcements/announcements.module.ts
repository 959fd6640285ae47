import { Module } from '@nestjs/common'
import { ContentDatabase } from '../../database/data-source.js'
import { AnnouncementRepository } from './announcement.repository.js'
import { AnnouncementsController } from './announcements.controller.js'
import { AnnouncementsService } from './announcements.service.js'

/** Dated notes that everybody sees. */
@Module({
  imports: [ContentDatabase],
  controllers: [AnnouncementsController],
  providers: [AnnouncementsService, AnnouncementRepository],
})
export class AnnouncementsModule {}
