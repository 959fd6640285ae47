import { COURSE_MODULE_IDS, type CourseModuleId, type Language, LANGUAGES } from '@gb/domain'
import { Answer, ChoiceField, FlagField, PatternField, UserIdField } from '@gb/service-kit'
import { CourseHead, LessonTextDto } from '../documents/shapes/course.dto.js'

const doneAt = () =>
  Answer.orNull(
    String,
    'When you marked the lesson as done, ISO 8601 in UTC; null while it is open.',
    '2026-11-20T08:30:00.000Z',
    'date-time',
  )

/** A course in the list of courses. */
class EducationalModuleDto {
  @Answer.oneOf(COURSE_MODULE_IDS, 'Which course.', 'advanced_nutrition') module_id!: CourseModuleId
  @Answer('Title.', 'Advanced Nutrition') title!: string
  @Answer('What it is about.', 'How to pick foods that do a lot.') description!: string
  @Answer.count('How many lessons it has.', 6) lessons!: number
  @Answer.count('How many of them you have marked as done.', 2) lessons_done!: number
  @Answer('How long all lessons take together, in words.', '36 minutes') duration!: string
  @Answer('For whom it is.', 'Beyond the basics') level!: string

  @Answer.list(String, 'What it speaks of, in order; a list shows the first three.', {
    example: ['Protein first', 'Reading labels', 'Carbs, sugar and fiber'],
  })
  topics!: string[]
}

const language = (description: string) => Answer.oneOf(LANGUAGES, description, 'en')

/** All courses. */
export class EducationalContentDto {
  @language(
    'The language of the words; English where one of the courses has no translation of all its sentences.',
  )
  language!: Language

  @Answer.list(EducationalModuleDto, 'The four courses.') educational_modules!: EducationalModuleDto[]
}

/** A lesson and how far you are with it. */
export class LessonDto extends LessonTextDto {
  @doneAt() done_at!: string | null
}

/** A whole course. */
export class CourseDto extends CourseHead {
  @Answer('Version of the text, major.minor.', '1.0') version!: string

  @language(
    'The language of the words; English where the translation does not say every sentence of the course in force.',
  )
  language!: Language

  @Answer.count('How many lessons it has.', 6) total_lessons!: number
  @Answer.count('How many of them you have marked as done.', 2) lessons_done!: number
  @Answer('How long all lessons take together, in words.', '36 minutes') duration!: string
  @Answer.list(LessonDto, 'The lessons, in order.') lessons!: LessonDto[]
}

/** Path of one lesson of a person. */
export class LessonPath {
  @UserIdField() user_id!: string
  @ChoiceField(COURSE_MODULE_IDS, { description: 'Which course.', example: 'advanced_nutrition' })
  module_id!: CourseModuleId
  @PatternField(/^[a-z][a-z0-9-]{0,59}$/, 'lesson_id must be the name of a lesson.', {
    description: 'Name of a lesson of that course.',
    example: 'protein-first',
  })
  lesson_id!: string
}

/** What becomes of a lesson. */
export class MarkLessonDto {
  @FlagField({ description: 'True marks the lesson as done, false as open again.', example: true })
  done!: boolean
}

/** How a lesson stands now. */
export class LessonProgressDto {
  @Answer.oneOf(COURSE_MODULE_IDS, 'Which course.', 'advanced_nutrition') module_id!: CourseModuleId
  @Answer('Name of the lesson.', 'protein-first') lesson_id!: string
  @doneAt() done_at!: string | null
}
