import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { ContentDataPort } from '@gb/service-kit'
import { startContent } from '../testing/start-content.js'
import { CoursesController } from './courses.controller.js'

let content: Awaited<ReturnType<typeof startContent>>
let maria: string

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())
beforeEach(() => {
  maria = content.people.join()
})

const COURSES = [
  ['premium-advanced-nutrition', 'advanced_nutrition'],
  ['premium-mindful-eating', 'mindful_eating'],
  ['premium-exercise-progression', 'exercise_progression'],
  ['premium-personal-growth', 'creator_mentorship'],
] as const

interface Lesson {
  lesson_id: string
  done_at: string | null
}

const read = async (path: string, as = maria) => (await content.call('GET', `/api/${path}`, as)).body
const mark = (lesson: string, done: boolean, as = maria, owner = as) =>
  content.call('PUT', `/api/lesson-progress/${owner}/${lesson}`, as, { done })

describe(CoursesController.name, () => {
  it('lists four courses in short', async () => {
    const { status, body, headers } = await content.call('GET', '/api/premium-content', maria)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.language).toBe('en')
    const modules = body.educational_modules as Record<string, unknown>[]
    expect(modules.map(({ module_id: id }) => id)).toEqual(COURSES.map(([, id]) => id))
    expect(modules[0]).toEqual({
      module_id: 'advanced_nutrition',
      title: 'Advanced Nutrition',
      description: expect.stringMatching(/\w/),
      lessons: 6,
      lessons_done: 0,
      duration: '36 minutes',
      level: 'Beyond the basics',
      topics: expect.arrayContaining(['Protein first', 'Reading labels', 'Carbs, sugar and fiber']),
    })
  })

  it('says the courses in Spanish to who asks', async () => {
    const [english, spanish, other] = await Promise.all([
      read('premium-mindful-eating'),
      read('premium-mindful-eating?lang=es'),
      read('premium-advanced-nutrition?lang=es'),
    ])
    expect([english.language, spanish.language, other.language]).toEqual(['en', 'es', 'es'])
    expect(spanish).toMatchObject({
      module_title: 'Comer con atención',
      duration: expect.stringMatching(/^\d+ minutos$/),
    })
    const facts = ({ version, module_id: id, lessons }: Record<string, unknown>) => ({
      version,
      id,
      lessons: (
        lessons as (Lesson & { minutes: number; quiz: { answer: number }[]; sources: unknown })[]
      ).map(({ lesson_id, minutes, quiz, sources, done_at }) => ({
        lesson_id,
        minutes,
        sources,
        done_at,
        answers: quiz.map(({ answer }) => answer),
      })),
    })
    expect(facts(spanish)).toEqual(facts(english))
    expect((await content.call('GET', '/api/premium-mindful-eating?lang=fr', maria)).status).toBe(400)
  })

  it('lists them in Spanish, and all in English as soon as one lacks a sentence', async () => {
    const list = await read('premium-content?lang=es')
    expect(list).toMatchObject({
      language: 'es',
      educational_modules: [
        { title: 'Nutrición avanzada', level: 'Más allá de lo básico', duration: '36 minutos' },
        { title: 'Comer con atención' },
        { title: 'Ejercicio paso a paso' },
        { title: 'Crecer y acompañarse' },
      ],
    })
    expect((await content.call('GET', '/api/premium-content?lang=fr', maria)).status).toBe(400)

    const path = 'content/course-creator-mentorship/translations/es'
    const { version, words } = (await content.operator('GET', path)).body as {
      version: string
      words: Record<string, string>
    }
    const { 'For the long road': _, ...others } = words
    const save = (based_on: string, said: object) =>
      content.operator('POST', path, { based_on, words: said, reason: 'One of them is in doubt.' })
    const saved = await save(version, others)
    expect(await read('premium-content?lang=es')).toEqual(await read('premium-content'))
    await save((saved.body as { version: string }).version, words)
    expect(await read('premium-content?lang=es')).toEqual(list)
  })

  it.each(COURSES)('answers %s as the whole course %s', async (path, id) => {
    const course = await read(path)
    expect(course).toMatchObject({
      module_id: id,
      version: expect.any(String),
      total_lessons: 6,
      lessons_done: 0,
    })
    expect(course.lessons).toHaveLength(6)
    expect((course.extras as unknown[]).length).toBeGreaterThan(0)
  })

  it.each(['premium-content', ...COURSES.map(([path]) => path)])(
    'answers %s with 402 without premium and 401 without a session',
    async (path) => {
      const free = await content.call('GET', `/api/${path}`, content.people.join(false))
      expect([free.status, free.body.error]).toEqual([402, 'premium_required'])
      expect((await content.call('GET', `/api/${path}`, null)).status).toBe(401)
    },
  )
})

describe('progress', () => {
  it('keeps a lesson as done since the first time, and opens it again', async () => {
    const first = await mark('mindful_eating/one-calm-meal', true)
    expect(first).toMatchObject({ status: 200, body: { done_at: expect.stringMatching(/Z$/) } })
    expect((await mark('mindful_eating/one-calm-meal', true)).body).toEqual(first.body)
    const course = await read('premium-mindful-eating')
    expect(course.lessons_done).toBe(1)
    expect((course.lessons as Lesson[])[0]?.done_at).toBe(first.body.done_at)
    expect(await read('premium-content')).toMatchObject({
      educational_modules: expect.arrayContaining([
        expect.objectContaining({ module_id: 'mindful_eating', lessons_done: 1 }),
      ]),
    })
    expect((await mark('mindful_eating/one-calm-meal', false)).body.done_at).toBeNull()
    expect((await read('premium-mindful-eating')).lessons_done).toBe(0)
    expect((await mark('mindful_eating/one-calm-meal', false)).status).toBe(200)
  })

  it('is one row when it is marked many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => mark('advanced_nutrition/dumping', true)),
    )
    expect(new Set(answers.map(({ body }) => body.done_at)).size).toBe(1)
  })

  it('is nobody else’s', async () => {
    const noah = content.people.join()
    await mark('advanced_nutrition/dumping', true)
    expect((await read('premium-advanced-nutrition', noah)).lessons_done).toBe(0)
    expect((await mark('advanced_nutrition/dumping', true, noah, maria)).status).toBe(403)
  })

  it.each([
    ['a lesson that is not there', 'advanced_nutrition/nothing', 404],
    ['a lesson of another course', 'mindful_eating/dumping', 404],
    ['a course that is not there', 'cooking/dumping', 400],
    ['a hostile name', 'mindful_eating/%27%3B--', 400],
  ])('refuses %s', async (_what, lesson, status) => {
    expect((await mark(lesson, true)).status).toBe(status)
  })

  it.each([{}, { done: 'yes' }, { done: null }, { done: true, user_id: 'x' }])(
    'refuses the body %j',
    async (body) => {
      const answer = await content.call(
        'PUT',
        `/api/lesson-progress/${maria}/mindful_eating/gentle-reset`,
        maria,
        body,
      )
      expect(answer.status).toBe(400)
    },
  )

  it('needs premium', async () => {
    content.people.lapse(maria)
    expect((await mark('advanced_nutrition/dumping', true)).status).toBe(402)
  })

  it('is exported, and erased with the person', async () => {
    await mark('advanced_nutrition/dumping', true)
    const data = content.app.get(ContentDataPort, { strict: false })
    const place = { section: 'lessons_done', after: null }
    expect((await data.export(maria, place)).rows).toEqual([
      { module_id: 'advanced_nutrition', lesson_id: 'dumping', done_at: expect.stringMatching(/Z$/) },
    ])
    await data.erase(maria)
    expect((await data.export(maria, place)).rows).toEqual([])
    expect((await read('premium-advanced-nutrition')).lessons_done).toBe(0)
  })
})
