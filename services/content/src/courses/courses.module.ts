import { Module } from '@nestjs/common'
import { ContentDatabase } from '../data-source.js'
import { PublicContentModule } from '../public/public-content.module.js'
import { CoursesController } from './courses.controller.js'
import { CoursesService } from './courses.service.js'
import { LessonProgressRepository } from './lesson-progress.repository.js'

/** Courses and progress in them. */
@Module({
  imports: [ContentDatabase, PublicContentModule],
  controllers: [CoursesController],
  providers: [CoursesService, LessonProgressRepository],
})
export class CoursesModule {}
