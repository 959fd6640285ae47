import { Module } from '@nestjs/common'
import { ContentDatabase } from '../database/database.module.js'
import { DocumentsModule } from '../documents/published/documents.module.js'
import { CoursesController } from './courses.controller.js'
import { CoursesService } from './courses.service.js'
import { LessonProgressRepository } from './lesson-progress.repository.js'

/** Courses and progress in them. */
@Module({
  imports: [ContentDatabase, DocumentsModule],
  controllers: [CoursesController],
  providers: [CoursesService, LessonProgressRepository],
})
export class CoursesModule {}
