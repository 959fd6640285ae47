import { describe, expect, it } from '@jest/globals'
import { gradedSentences, readingGrade } from './reading-grade.js'
import { readSeed } from '../seed/seed-files.js'

const TIPS_GRADE = 6
const PLANNING_GRADE = 7
const POLICY_GRADE = 8

const seed = await readSeed()

const bodyOf = (slug: string): object => {
  const body = seed.find((document) => document.slug === slug)?.body
  if (typeof body !== 'object' || body === null) throw new Error(`no seed for ${slug}`)
  return body
}

/** Parts long enough to grade, by name: the fields of a document or the sections of a policy. */
const partsOf = (slug: string): [string, string[]][] => {
  const body = bodyOf(slug)
  const parts: [string, unknown][] =
    'sections' in body && Array.isArray(body.sections)
      ? body.sections.map((section: { title: string; body: string[] }) => [section.title, section.body])
      : Object.entries(body)
  return parts
    .map(([name, value]): [string, string[]] => [`${slug}: ${name}`, gradedSentences(value, name)])
    .filter(([, sentences]) => sentences.length > 0)
}

const graded = (slugs: string[], limit: number) =>
  slugs.flatMap(partsOf).map(([name, texts]) => ({ name, grade: readingGrade(texts), limit }))

describe('reading grade (Flesch–Kincaid)', () => {
  it.each(
    graded(
      ['health-tips', 'recommended-vitamins', 'about-creator', 'encouragements', 'recipes', 'meal-plans'],
      TIPS_GRADE,
    ),
  )('$name reads at grade $limit or below', ({ grade, limit }) => {
    expect(grade).toBeLessThanOrEqual(limit)
  })

  it.each(graded(['meal-planning-templates', 'supplement-guide'], PLANNING_GRADE))(
    '$name reads at grade $limit or below',
    ({ grade, limit }) => {
      expect(grade).toBeLessThanOrEqual(limit)
    },
  )

  it.each(graded(['privacy-policy', 'terms-of-service'], POLICY_GRADE))(
    '$name reads at grade $limit or below',
    ({ grade, limit }) => {
      expect(grade).toBeLessThanOrEqual(limit)
    },
  )

  it('holds for every single piece of advice, with two grades of room for drug names', () => {
    const hard = ['health-tips', 'recommended-vitamins']
      .flatMap((slug) => gradedSentences(bodyOf(slug)))
      .filter((text) => text.split(' ').length >= 6 && readingGrade([text]) > TIPS_GRADE + 2)
    expect(hard).toEqual([])
  })
})

describe('words', () => {
  const everything = JSON.stringify(seed.map((document) => document.body)).toLowerCase()

  it.each([
    'cheat',
    'failure',
    'lazy',
    'guilt',
    'no excuses',
    'bad food',
    'you must lose',
    'low-calorie day',
  ])('never says "%s"', (word) => {
    expect(everything).not.toContain(word)
  })

  it('says above all advice that the plan of the clinic comes first', () => {
    for (const slug of ['health-tips', 'recommended-vitamins', 'meal-planning-templates', 'supplement-guide'])
      expect(bodyOf(slug)).toHaveProperty(
        'notice',
        expect.stringContaining("Your clinic's plan comes first."),
      )
  })
})
