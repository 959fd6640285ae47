import { COURSE_MODULE_IDS, type CourseModuleId } from '@gb/domain'
import { Answer, UserIdField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'
import { IsBoolean, IsIn, Matches } from 'class-validator'
import { CourseHead, LessonTextDto } from '../documents/shapes/course.dto.js'

const DONE_AT = {
  type: String,
  format: 'date-time',
  nullable: true,
  description: 'When you marked the lesson as done, ISO 8601 in UTC; null while it is open.',
  example: '2026-11-20T08:30:00.000Z',
} as const

/** A course in the list of courses. */
class EducationalModuleDto {
  @Answer.oneOf(COURSE_MODULE_IDS, 'Which course.', 'advanced_nutrition') module_id!: CourseModuleId
  @Answer('Title.', 'Advanced Nutrition') title!: string
  @Answer('What it is about.', 'How to pick foods that do a lot.') description!: string
  @ApiProperty({ description: 'How many lessons it has.', type: 'integer', example: 6 }) lessons!: number
  @ApiProperty({ description: 'How many of them you have marked as done.', type: 'integer', example: 2 })
  lessons_done!: number
  @Answer('How long all lessons take together, in words.', '36 minutes') duration!: string
  @Answer('For whom it is.', 'Beyond the basics') level!: string

  @Answer.list(String, 'What it speaks of, in order; a list shows the first three.', {
    example: ['Protein first', 'Reading labels', 'Carbs, sugar and fiber'],
  })
  topics!: string[]
}

/** All courses. */
export class EducationalContentDto {
  @Answer.list(EducationalModuleDto, 'The four courses.') educational_modules!: EducationalModuleDto[]
}

/** A lesson and how far you are with it. */
export class LessonDto extends LessonTextDto {
  @ApiProperty(DONE_AT) done_at!: string | null
}

/** A whole course. */
export class CourseDto extends CourseHead {
  @Answer('Version of the text, major.minor.', '1.0') version!: string
  @ApiProperty({ description: 'How many lessons it has.', type: 'integer', example: 6 })
  total_lessons!: number
  @ApiProperty({ description: 'How many of them you have marked as done.', type: 'integer', example: 2 })
  lessons_done!: number
  @Answer('How long all lessons take together, in words.', '36 minutes') duration!: string
  @Answer.list(LessonDto, 'The lessons, in order.') lessons!: LessonDto[]
}

/** Path of one lesson of a person. */
export class LessonPath {
  @UserIdField() user_id!: string

  @ApiProperty({ description: 'Which course.', enum: COURSE_MODULE_IDS, example: 'advanced_nutrition' })
  @IsIn([...COURSE_MODULE_IDS], { message: `module_id must be one of: ${COURSE_MODULE_IDS.join(', ')}.` })
  module_id!: CourseModuleId

  @ApiProperty({ description: 'Name of a lesson of that course.', example: 'protein-first' })
  @Matches(/^[a-z][a-z0-9-]{0,59}$/, { message: 'lesson_id must be the name of a lesson.' })
  lesson_id!: string
}

/** What becomes of a lesson. */
export class MarkLessonDto {
  @ApiProperty({ description: 'True marks the lesson as done, false as open again.', example: true })
  @IsBoolean({ message: 'done must be true or false.' })
  done!: boolean
}

/** How a lesson stands now. */
export class LessonProgressDto {
  @Answer.oneOf(COURSE_MODULE_IDS, 'Which course.', 'advanced_nutrition') module_id!: CourseModuleId
  @Answer('Name of the lesson.', 'protein-first') lesson_id!: string
  @ApiProperty(DONE_AT) done_at!: string | null
}
