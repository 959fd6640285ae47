import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../database/database.module.js'
import { MoodController } from './mood.controller.js'
import { MoodService } from './mood.service.js'
import { MoodEntryRepository } from './mood-entry.repository.js'
import { MoodTexts } from './mood-texts.js'

/** Moods. */
@Module({
  imports: [TrackingDatabase],
  controllers: [MoodController],
  providers: [MoodService, MoodEntryRepository, MoodTexts],
  exports: [MoodEntryRepository, MoodTexts],
})
export class MoodModule {}
