import { COURSE_MODULE_IDS, type CourseModuleId } from '@gb/domain'
import { Max, Min } from 'class-validator'
import { KnownName, ListOf, OneOf, PartId, PartOf, Whole, WordList, Words } from './fields.js'
import { Sourced } from './sourced.dto.js'

/** A titled part of a lesson. */
class LessonSectionDto {
  @Words('Title.', 'How much is enough') title!: string
  @WordList('Paragraphs.', ['Most programs aim for 60 to 80 grams of protein a day.']) body!: string[]
}

/** Something to do after the lesson. */
class LessonExerciseDto {
  @Words('Title.', 'Add up one day') title!: string
  @Words('What is needed for it.', 'Pick one day this week.') intro!: string
  @WordList('Steps, in order.', ['Log each meal and snack on that day.']) steps!: string[]
}

/** A question about the lesson. The answer comes with it: nobody is graded. */
class QuizQuestionDto {
  @Words('The question.', 'What goes on your fork first?') question!: string
  @WordList('What can be chosen.', ['Bread or rice', 'Protein', 'Fruit']) options!: string[]

  @Whole('Which option is right, counted from 0.', 1)
  @Min(0)
  @Max(5)
  answer!: number
  @Words('Why, read after a choice was made.', 'You have room for little, so start with protein.')
  explanation!: string
}

/** Where statements of a lesson come from. */
class LessonSourceDto extends Sourced {}

/** A lesson as it is stored. */
export class LessonTextDto {
  @PartId('Name of the lesson, unique inside its course.', 'protein-first') lesson_id!: string
  @Words('Title.', 'Protein first, and why') title!: string

  @Whole('Minutes it takes, exercise not counted.', 6)
  @Min(1)
  @Max(60)
  minutes!: number
  @WordList('What a person can do after it.', ['Put protein first at each meal']) objectives!: string[]
  @ListOf(() => LessonSectionDto, 'The text, in order.') sections!: LessonSectionDto[]
  @PartOf(() => LessonExerciseDto, 'Something to do.') exercise!: LessonExerciseDto
  @ListOf(() => QuizQuestionDto, 'Questions, in order.') quiz!: QuizQuestionDto[]
  @ListOf(() => LessonSourceDto, 'Sources of the statements.') sources!: LessonSourceDto[]
}

/** What kinds of extras there are: a list to tick, or a card to keep or print. */
const EXTRA_KINDS = ['checklist', 'card'] as const

/** Something that goes with a course. */
class CourseExtraDto {
  @PartId('Name of the extra.', 'label-check') extra_id!: string
  @OneOf(EXTRA_KINDS, 'A list to tick, or a card to keep or print.', 'checklist')
  kind!: (typeof EXTRA_KINDS)[number]
  @Words('Title.', 'Label check for the store') title!: string
  @Words('How to use it.', 'Save it or print it and keep it with your shopping list.') intro!: string
  @WordList('Its lines.', ['Serving size: is it what I eat?']) items!: string[]
}

/** What a course is called and is about. */
export abstract class CourseHead {
  @OneOf(COURSE_MODULE_IDS, 'Which course.', 'advanced_nutrition') module_id!: CourseModuleId
  @Words('Title.', 'Advanced Nutrition') module_title!: string
  @KnownName('Who wrote it.', 'Gastric Buddy') creator!: string
  @Words('What it is about.', 'How to pick foods that do a lot in a small space.') description!: string
  @Words('For whom it is.', 'Beyond the basics') level!: string
  @WordList('What it speaks of, in order; a list shows the first three.', ['Protein first', 'Reading labels'])
  topics!: string[]
  @Words('Stands above all advice.', "Your clinic's plan comes first. Gastric Buddy does not diagnose.")
  notice!: string
  @ListOf(() => CourseExtraDto, 'Checklists and cards.') extras!: CourseExtraDto[]
}

/** A course as it is stored. */
export class CourseTextDto extends CourseHead {
  @ListOf(() => LessonTextDto, 'The lessons, in order.') lessons!: LessonTextDto[]
}
