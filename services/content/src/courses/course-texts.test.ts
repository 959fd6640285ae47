import { describe, expect, it } from '@jest/globals'
import { COURSE_MODULE_IDS } from '@gb/domain'
import { COURSE_SLUGS } from '../documents/published/document-slugs.js'
import { parseDocument } from '../documents/shapes/parse-document.js'
import { readingGrade } from '../documents/review/reading-grade.js'
import { readSeed } from '../documents/seed/seed-files.js'
import { CourseTextDto } from '../documents/shapes/course.dto.js'

const GRADE = 7

const seed = await readSeed()
const courses = COURSE_SLUGS.map((slug) =>
  parseDocument(CourseTextDto, slug, seed.find((document) => document.slug === slug)?.body),
)
const lessons = courses.flatMap(({ module_id: course, lessons: all }) =>
  all.map((lesson) => ({ name: `${course}/${lesson.lesson_id}`, lesson })),
)

describe('the courses', () => {
  it('are the four that are promised, in the order of their slugs', () => {
    expect(courses.map(({ module_id: id }) => id)).toEqual([...COURSE_MODULE_IDS])
  })

  it.each(courses)('$module_id has at least six lessons, a topic for each, and extras', (course) => {
    expect(course.lessons.length).toBeGreaterThanOrEqual(6)
    expect(course.topics).toHaveLength(course.lessons.length)
    expect(course.extras.length).toBeGreaterThanOrEqual(3)
    expect(course.creator).toBe('Gastric Buddy')
    expect(course.notice).toContain("Your clinic's plan comes first.")
    for (const ids of [course.lessons.map((one) => one.lesson_id), course.extras.map((one) => one.extra_id)])
      expect(new Set(ids).size).toBe(ids.length)
  })
})

describe.each(lessons)('$name', ({ lesson }) => {
  const paragraphs = lesson.sections.flatMap(({ body }) => body)

  it('has 400 to 800 words', () => {
    const words = paragraphs.join(' ').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(400)
    expect(words).toBeLessThanOrEqual(800)
  })

  it(`reads at grade ${GRADE} or below`, () => {
    expect(readingGrade(paragraphs)).toBeLessThanOrEqual(GRADE)
  })

  it('has objectives, something to do, and sources with a review date', () => {
    expect(lesson.objectives.length).toBeGreaterThanOrEqual(2)
    expect(lesson.exercise.steps.length).toBeGreaterThanOrEqual(3)
    expect(lesson.sources.length).toBeGreaterThanOrEqual(1)
  })

  it('asks three or four questions, each with one right option and a reason', () => {
    expect([3, 4]).toContain(lesson.quiz.length)
    for (const { options, answer, explanation } of lesson.quiz) {
      expect(new Set(options).size).toBe(options.length)
      expect(options[answer]).toMatch(/\w/)
      expect(explanation).toMatch(/[.!]$/)
    }
  })
})

describe('the quizzes', () => {
  it.each(courses)('of $module_id do not always have the answer at one place', ({ lessons: all }) => {
    const answers = all.flatMap(({ quiz }) => quiz.map(({ answer }) => answer))
    for (const place of [0, 1, 2])
      expect(answers.filter((answer) => answer === place).length).toBeLessThan(answers.length / 2)
  })
})

describe('mood and safety', () => {
  it.each(['feelings-at-the-table', 'new-mirror', 'your-why', 'your-circle'])(
    '%s names the crisis line',
    (id) => {
      expect(JSON.stringify(lessons.find(({ lesson }) => lesson.lesson_id === id))).toContain('988')
    },
  )
})
