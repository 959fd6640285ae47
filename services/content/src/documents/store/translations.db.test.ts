import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startContent } from '../../testing/start-content.js'
import { shippedVersion } from '../seed/shipped-version.js'
import { nextVersion } from './next-version.js'
import { TranslationsController } from './translations.controller.js'

let content: Awaited<ReturnType<typeof startContent>>

const PATH = 'content/health-tips/translations/es'
const NOTICE = /El plan de su clínica va primero/

const read = async (lang: string) => {
  const { headers, ...answer } = await content.server.inject({
    method: 'GET',
    url: `/api/health-tips?lang=${lang}`,
  })
  return { language: headers['content-language'], etag: headers.etag, body: answer.body }
}
const state = async () =>
  (await content.operator('GET', PATH)).body as { version: string; words: Record<string, string> }
const save = async (change: Record<string, string | undefined>) => {
  const { version, words } = await state()
  const kept = Object.entries({ ...words, ...change }).filter(([, said]) => said !== undefined)
  return content.operator('POST', PATH, {
    based_on: version,
    words: Object.fromEntries(kept),
    reason: 'Better words.',
  })
}
/** Publishes the tips with another notice, or with that of before. */
const publishNotice = async (notice: string) => {
  const { body } = await content.operator('GET', 'content/health-tips/versions')
  const [inForce] = body.versions as { version: string }[]
  const version = inForce?.version ?? ''
  const text = (await content.operator('GET', `content/health-tips/versions/${version}`)).body.body as object
  await content.operator('PUT', 'content/health-tips/draft', { based_on: version, body: { ...text, notice } })
  return content.operator('POST', 'content/health-tips/publish', { reason: 'Another notice.' })
}

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())

describe(TranslationsController.name, () => {
  it('ships the tips in Spanish, whole, and lists that nothing waits', async () => {
    const { status, body } = await content.operator('GET', 'content/translations')
    expect(status).toBe(200)
    expect(body.translations).toEqual([
      {
        slug: 'health-tips',
        language: 'es',
        text_version: shippedVersion('health-tips'),
        version: shippedVersion('es/health-tips'),
        in_force: true,
        sentences: expect.any(Number),
        missing: [],
        left_over: [],
      },
      expect.objectContaining({ slug: 'recommended-vitamins', in_force: true, missing: [], left_over: [] }),
      expect.objectContaining({ slug: 'about-creator', in_force: true, missing: [], left_over: [] }),
      expect.objectContaining({ slug: 'privacy-policy', in_force: true, missing: [], left_over: [] }),
      expect.objectContaining({ slug: 'terms-of-service', in_force: true, missing: [], left_over: [] }),
      expect.objectContaining({ slug: 'encouragements', in_force: true, missing: [], left_over: [] }),
      expect.objectContaining({ slug: 'recipes', in_force: true, missing: [], left_over: [] }),
      expect.objectContaining({
        slug: 'course-advanced-nutrition',
        in_force: true,
        missing: [],
        left_over: [],
      }),
      expect.objectContaining({ slug: 'course-mindful-eating', in_force: true, missing: [], left_over: [] }),
      expect.objectContaining({
        slug: 'course-exercise-progression',
        in_force: true,
        missing: [],
        left_over: [],
      }),
      expect.objectContaining({
        slug: 'course-creator-mentorship',
        in_force: true,
        missing: [],
        left_over: [],
      }),
      expect.objectContaining({ slug: 'supplement-guide', in_force: true, missing: [], left_over: [] }),
      expect.objectContaining({
        slug: 'meal-planning-templates',
        in_force: true,
        missing: [],
        left_over: [],
      }),
      expect.objectContaining({ slug: 'meal-plans', in_force: true, missing: [], left_over: [] }),
    ])
    const [english, spanish] = [await read('en'), await read('es')]
    expect([english.language, spanish.language]).toEqual(['en', 'es'])
    expect(spanish.body).toMatch(NOTICE)
    expect(spanish.etag).not.toBe(english.etag)
  })

  it('keeps in Spanish what is no word of a person, and every number', async () => {
    const [english, spanish] = [await read('en'), await read('es')].map(
      ({ body }) => JSON.parse(body) as object,
    )
    const facts = (value: unknown, key = ''): unknown => {
      if (typeof value === 'string') return /source|review_date|image$/.test(key) ? value : typeof value
      if (Array.isArray(value)) return value.map((each) => facts(each))
      if (typeof value !== 'object' || value === null) return value
      return Object.entries(value).map(([name, inner]) => [name, facts(inner, name)])
    }
    expect(facts(spanish)).toEqual(facts(english))
  })

  it('keeps the names of vitamins, by which programs know them', async () => {
    const vitamins = async (lang: string) => {
      const url = `/api/recommended-vitamins?lang=${lang}`
      const answer = await content.server.inject({ method: 'GET', url })
      return answer.json<{ daily_vitamins: { name: string; dosage: string }[] }>().daily_vitamins
    }
    const [english, spanish] = await Promise.all([vitamins('en'), vitamins('es')])
    expect(spanish.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
    expect([english[1]?.dosage, spanish[1]?.dosage]).toEqual([
      '350 to 500 mcg a day (0.35 to 0.5 mg)',
      'De 350 a 500 mcg al día (de 0.35 a 0.5 mg)',
    ])
  })

  it('shows English and lists what waits as soon as one sentence changes, and Spanish again with its words', async () => {
    await read('es')
    const { words, version } = await state()
    const [before] = Object.entries(words).find(([, said]) => NOTICE.test(said)) ?? ['']
    const changed = "Your clinic's plan comes first. Ask it."
    expect((await publishNotice(changed)).status).toBe(200)
    const fallen = await read('es')
    expect([fallen.language, NOTICE.test(fallen.body)]).toEqual(['en', false])
    expect((await content.operator('GET', 'content/translations')).body.translations).toContainEqual(
      expect.objectContaining({ in_force: false, missing: [changed], left_over: [before] }),
    )
    const saved = await save({ [changed]: 'El plan de su clínica va primero. Pregúntele.' })
    const next = nextVersion(version, 'minor')
    expect(saved).toMatchObject({ status: 200, body: { version: next, in_force: true, missing: [] } })
    expect(await read('es')).toMatchObject({ language: 'es', body: expect.stringContaining('Pregúntele.') })
  })

  it('is true again of words that were rolled back to', async () => {
    const done = await content.operator('POST', 'content/health-tips/roll-back', {
      version: shippedVersion('health-tips'),
      reason: 'The notice was better.',
    })
    expect(done.status).toBe(200)
    expect(await read('es')).toMatchObject({ language: 'es', body: expect.stringMatching(NOTICE) })
  })

  it('takes a part of the words, and shows it to nobody before it is whole', async () => {
    const { words } = await state()
    expect(await save({ Cola: undefined })).toMatchObject({
      status: 200,
      body: { in_force: false, missing: ['Cola'] },
    })
    expect((await read('es')).language).toBe('en')
    expect(await save({ Cola: words.Cola })).toMatchObject({ status: 200, body: { in_force: true } })
    expect((await read('es')).language).toBe('es')
  })

  it.each([
    ['another figure', { Cola: 'Refresco de cola de 12 onzas' }],
    ['a figure that is gone', { 'Wait 15 minutes, then have a protein snack': 'Espere y coma algo' }],
    ['another unit', { 'Add fiber after week 8': 'Agregue fibra después de 8 días' }],
    ['nothing that can be seen', { Cola: ' ' }],
  ])('refuses %s', async (_what, change) => {
    const before = await state()
    expect(await save(change)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
    expect(await state()).toEqual(before)
  })

  it('refuses words that were written from a version that is no longer the last, and words that are in force', async () => {
    const { words } = await state()
    const late = { based_on: '1.0', words, reason: 'Late words.' }
    expect(await content.operator('POST', PATH, late)).toMatchObject({ status: 409 })
    expect(await content.operator('POST', PATH, { ...late, based_on: null })).toMatchObject({ status: 409 })
    expect(await save({})).toMatchObject({ status: 409 })
  })

  it.each([
    'content/nothing-of-ours/translations/es',
    'content/health-tips/translations/en',
    'content/health-tips/translations/fr',
  ])('knows nothing of %s', async (path) => expect((await content.operator('GET', path)).status).toBe(400))
})

describe('GET /api/health-tips', () => {
  it('is in English without a language, whatever the browser asks for, and refuses one that we do not speak', async () => {
    const { headers } = await content.server.inject({
      method: 'GET',
      url: '/api/health-tips',
      headers: { 'accept-language': 'es-MX' },
    })
    expect(headers['content-language']).toBe('en')
    const refused = await content.server.inject({ method: 'GET', url: '/api/health-tips?lang=fr' })
    expect(refused.statusCode).toBe(400)
  })
})
