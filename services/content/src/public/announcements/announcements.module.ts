import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ContentDatabase } from '../../database/database.module.js'
import { AnnouncementEntity } from '../../database/entities/announcement.entity.js'
import { AnnouncementRepository } from './announcement.repository.js'
import { AnnouncementsController } from './announcements.controller.js'
import { AnnouncementsService } from './announcements.service.js'

/** Dated announcements that everybody sees. */
@Module({
  imports: [ContentDatabase, TypeOrmModule.forFeature([AnnouncementEntity], 'content')],
  controllers: [AnnouncementsController],
  providers: [AnnouncementsService, AnnouncementRepository],
})
export class AnnouncementsModule {}
