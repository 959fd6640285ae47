import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { prefixesOfModule } from '@gb/service-kit'
import { service } from '../../index.js'
import { startContent } from '../../testing/start-content.js'
import { DocumentRepository } from '../../documents/published/document.repository.js'
import { PublicContentController } from './public-content.controller.js'
import { PublicContentService } from './public-content.service.js'

let started: Awaited<ReturnType<typeof startContent>>

const get = (url: string, headers: Record<string, string> = {}) =>
  started.server.inject({ method: 'GET', url, headers })

const words = async (url: string, headers?: Record<string, string>) =>
  (await get(url, headers)).json<{ date: string; daily_message: { message: string; author: string } }>()

beforeAll(async () => {
  started = await startContent()
})

afterAll(() => started.app.close())

const NOT_TEXTS = [
  '/api/content-images',
  '/api/lesson-progress',
  '/api/announcements',
  '/api/favourite-recipes',
  '/api/plan-choices',
]
const OF_SOME = ['/api/operator/', '/api/premium-']
const READS = prefixesOfModule(service.module).filter(
  (prefix) => !NOT_TEXTS.includes(prefix) && !OF_SOME.some((start) => prefix.startsWith(start)),
)

describe(PublicContentController.name, () => {
  it.each(READS)('answers %s to everyone with a strong tag and five minutes of freshness', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers.etag).toMatch(/^"[\w-]{43}"$/)
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=(300|0)$/)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(Object.keys(answer.json<object>()).length).toBeGreaterThan(1)
  })

  it.each(READS)('answers 304 without a body to a caller that has %s, whatever its cookies', async (url) => {
    const { etag } = (await get(url)).headers
    const answer = await get(url, { 'if-none-match': String(etag), cookie: 'gb_sid=anything' })
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
  })

  it('asks the database for a text only once', async () => {
    const current = jest.spyOn(started.app.get(DocumentRepository, { strict: false }), 'current')
    await get('/api/health-tips')
    await get('/api/daily-encouragement')
    expect(current).not.toHaveBeenCalled()
  })

  it('shows the version and date of a policy', async () => {
    const policy = (await get('/api/privacy-policy')).json<object>()
    expect(policy).toMatchObject({ title: 'Privacy Policy', version: '1.11', last_updated: '2026-11-30' })
  })
})

describe('what is read in another language', () => {
  it.each([
    ['/api/about-creator', { title: expect.stringContaining('ayuda para su manga'), name: 'Gastric Buddy' }],
    ['/api/privacy-policy', { title: 'Política de privacidad', version: '1.11', last_updated: '2026-11-30' }],
    ['/api/terms-of-service', { title: 'Términos del servicio', version: '1.2' }],
  ])('is %s, with the version that is accepted', async (url, said) => {
    const [english, spanish] = [await get(url), await get(`${url}?lang=es`)]
    expect([english.headers['content-language'], spanish.headers['content-language']]).toEqual(['en', 'es'])
    expect(spanish.json<object>()).toMatchObject(said)
    expect(spanish.headers.etag).not.toBe(english.headers.etag)
    expect((await get(`${url}?lang=fr`)).statusCode).toBe(400)
  })
})

describe('GET /api/daily-encouragement', () => {
  it('is the same for everyone on one day and another on the next', async () => {
    const first = await words('/api/daily-encouragement?date=2026-11-20')
    const again = await words('/api/daily-encouragement?date=2026-11-20', { 'x-time-zone': 'Asia/Tokyo' })
    const next = await words('/api/daily-encouragement?date=2026-11-21')
    expect(again).toEqual(first)
    expect(next.daily_message.message).not.toBe(first.daily_message.message)
  })

  it('changes at local midnight of the zone', async () => {
    const content = started.app.get(PublicContentService, { strict: false })
    const at = async (instant: string, timeZone: string | null) =>
      (await content.dailyEncouragement({ day: undefined, timeZone, language: 'en' }, new Date(instant))).body
    const before = await at('2026-11-21T04:59:59Z', 'America/New_York')
    const after = await at('2026-11-21T05:00:00Z', 'America/New_York')
    expect(JSON.parse(before)).toEqual(await words('/api/daily-encouragement?date=2026-11-20'))
    expect(JSON.parse(after)).toEqual(await words('/api/daily-encouragement?date=2026-11-21'))
    expect(await at('2026-11-21T04:59:59Z', null)).toBe(after)
  })

  it('reads the zone from the header', async () => {
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => ({ 'x-time-zone': zone }))
    const days = await Promise.all([east, west].map((headers) => words('/api/daily-encouragement', headers)))
    // The two zones are 25 hours apart, so they never share a day.
    expect(days[0]?.date).not.toBe(days[1]?.date)
  })

  it('is the same thought in another language, and says who said it by their own name', async () => {
    const of = async (date: string, lang: string) => {
      const answer = await get(`/api/daily-encouragement?date=${date}&lang=${lang}`)
      expect(answer.headers['content-language']).toBe(lang)
      return answer.json<object>()
    }
    expect(await of('2026-01-04', 'en')).toMatchObject({ language: 'en' })
    expect(await of('2026-01-04', 'es')).toEqual({
      date: '2026-01-04',
      daily_message: {
        message: 'La esperanza es esa cosa con plumas que se posa en el alma.',
        author: 'Emily Dickinson',
      },
      creator_note: 'Camine un poco si su clínica le dice que puede. El aire fresco ayuda.',
      language: 'es',
    })
  })

  it('tells caches that the zone matters', async () => {
    expect((await get('/api/daily-encouragement')).headers.vary).toBe('X-Time-Zone')
  })

  it.each([
    ['a day that does not exist', '/api/daily-encouragement?date=2026-02-30', {}],
    ['an unknown query field', '/api/daily-encouragement?day=2026-11-20', {}],
    ['a language that we do not speak', '/api/daily-encouragement?lang=fr', {}],
    ['an unknown zone', '/api/daily-encouragement', { 'x-time-zone': 'Mars/Olympus' }],
  ])('refuses %s', async (_what, url, headers) => {
    const answer = await get(url, headers)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<object>()).toMatchObject({ error: 'invalid_input' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('GET /api/content-images/{name}', () => {
  it('sends every drawing that the tips show, in a sandbox', async () => {
    const tips = (await get('/api/health-tips')).json<{ exercise_tips: { image: string }[] }>()
    for (const { image } of tips.exercise_tips) {
      const answer = await get(image)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringContaining('max-age=604800'),
      })
    }
  })

  it('answers 404 to any other name', async () => {
    for (const name of ['nothing.svg', '..%2fhealth-tips.json'])
      expect((await get(`/api/content-images/${name}`)).statusCode).toBe(404)
  })
})

describe('policy versions', () => {
  it('are told to the consent ledger at start, as published', async () => {
    const documents = started.app.get(DocumentRepository, { strict: false })
    const { version, sha256 } = await documents.current('privacy-policy')
    expect(started.announce.mock.calls[0]?.[0]).toMatchObject({ privacyPolicy: { version, sha256 } })
    expect(started.announce.mock.calls[0]?.[0].terms.sha256).toMatch(/^[0-9a-f]{64}$/)
  })
})
