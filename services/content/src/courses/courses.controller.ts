import { applyDecorators, Body, Controller, Get, Param, Put, Query, type Type } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiPaymentRequiredResponse, ApiTags } from '@nestjs/swagger'
import { CurrentUser, Idempotent, Premium, ProblemDto, Refuses, type SessionUser } from '@gb/service-kit'
import { TextLanguageQuery } from '../documents/shapes/text-language.dto.js'
import {
  CourseDto,
  EducationalContentDto,
  LessonPath,
  LessonProgressDto,
  MarkLessonDto,
} from './course-answers.dto.js'
import { CoursesService } from './courses.service.js'

const Reads = (answer: Type, operationId: string, summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ operationId, summary }),
    ApiOkResponse({ type: answer }),
    ApiPaymentRequiredResponse({ description: 'Premium is not active.', type: ProblemDto }),
  )

/** Educational content of premium: four courses, with the progress of whoever asks. */
@ApiTags('premium')
@Controller('api')
export class CoursesController {
  constructor(private readonly courses: CoursesService) {}

  @Get('premium-content')
  @Premium()
  @Reads(EducationalContentDto, 'getPremiumContent', 'The courses in short')
  @Refuses({ 400: 'Not a language that the product speaks.' })
  list(
    @CurrentUser() { userId }: SessionUser,
    @Query() { lang = 'en' }: TextLanguageQuery,
  ): Promise<EducationalContentDto> {
    return this.courses.list(userId, lang)
  }

  @Get('premium-advanced-nutrition')
  @Premium()
  @Reads(CourseDto, 'getAdvancedNutrition', 'The course on food, whole')
  @Refuses({ 400: 'Not a language that the product speaks.' })
  advancedNutrition(
    @CurrentUser() { userId }: SessionUser,
    @Query() { lang = 'en' }: TextLanguageQuery,
  ): Promise<CourseDto> {
    return this.courses.course(userId, 'advanced_nutrition', lang)
  }

  @Get('premium-mindful-eating')
  @Premium()
  @Reads(CourseDto, 'getMindfulEating', 'The course on how to eat, whole')
  @Refuses({ 400: 'Not a language that the product speaks.' })
  mindfulEating(
    @CurrentUser() { userId }: SessionUser,
    @Query() { lang = 'en' }: TextLanguageQuery,
  ): Promise<CourseDto> {
    return this.courses.course(userId, 'mindful_eating', lang)
  }

  @Get('premium-exercise-progression')
  @Premium()
  @Reads(CourseDto, 'getExerciseProgression', 'The course on moving, whole')
  @Refuses({ 400: 'Not a language that the product speaks.' })
  exerciseProgression(
    @CurrentUser() { userId }: SessionUser,
    @Query() { lang = 'en' }: TextLanguageQuery,
  ): Promise<CourseDto> {
    return this.courses.course(userId, 'exercise_progression', lang)
  }

  @Get('premium-personal-growth')
  @Premium()
  @Reads(CourseDto, 'getPersonalGrowth', "The creator's mentorship course, whole")
  @Refuses({ 400: 'Not a language that the product speaks.' })
  personalGrowth(
    @CurrentUser() { userId }: SessionUser,
    @Query() { lang = 'en' }: TextLanguageQuery,
  ): Promise<CourseDto> {
    return this.courses.course(userId, 'creator_mentorship', lang)
  }

  @Put('lesson-progress/:user_id/:module_id/:lesson_id')
  @Premium('params')
  @Idempotent()
  @Reads(LessonProgressDto, 'markLesson', 'Marks a lesson as done, or as open again')
  @Refuses({ 400: 'There is no such course, or `done` is missing.', 404: 'The course has no such lesson.' })
  mark(
    @CurrentUser() user: SessionUser,
    @Param() path: LessonPath,
    @Body() { done }: MarkLessonDto,
  ): Promise<LessonProgressDto> {
    return this.courses.mark(user, path, done)
  }
}
