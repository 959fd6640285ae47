import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { AppError, situation } from '@gb/service-kit'
import {
  CHICKEN_AND_BROCCOLI,
  type DoubleAnswer,
  type OpenAiDouble,
  startOpenAiDouble,
} from '@gb/test-kit/openai-double'
import { OpenAiFoodAnalyzer } from './openai.food-analyzer.js'

const PHOTO = Buffer.from('a photo')
/** Longer than any answer takes on a busy machine; only who never answers is waited for no longer than `SHORT_MS`. */
const PATIENT_MS = 60_000
const SHORT_MS = 800

let double: OpenAiDouble

beforeAll(async () => {
  double = await startOpenAiDouble()
})
afterAll(() => double.stop())
afterEach(() => double.reset())

const noLimit = async (): Promise<void> => {}
const analyzer = ({ spend = noLimit, baseUrl = double.url, timeoutMs = PATIENT_MS } = {}) =>
  new OpenAiFoodAnalyzer({ apiKey: 'sk-canary', baseUrl, model: 'm-1', timeoutMs }, spend)
const analyze = (signal = new AbortController().signal, timeoutMs = PATIENT_MS) =>
  analyzer({ timeoutMs }).analyze(PHOTO, 'lunch', signal)

const [chicken, broccoli] = CHICKEN_AND_BROCCOLI.items
const plateWith = (change: object): DoubleAnswer => ({
  json: { ...CHICKEN_AND_BROCCOLI, items: [{ ...chicken, ...change }, broccoli] },
})
const MEBIBYTE = 1024 * 1024

describe(OpenAiFoodAnalyzer.name, () => {
  it('reads a plate and says which model and prompt it came from', async () => {
    expect(await analyze()).toMatchObject({
      kind: 'plate',
      source: 'ai',
      model: 'm-1',
      promptVersion: 'plate-v1',
      items: [{ name: 'Grilled chicken breast', proteinG: 26.4 }, { name: 'Cooked broccoli' }],
    })
  })

  it('sends one request with the photo, the meal type and a strict schema, and asks for it not to be kept', async () => {
    await analyze()
    expect(double.requests).toHaveLength(1)
    const [request] = double.requests
    expect(request).toMatchObject({ method: 'POST', path: '/v1/chat/completions', image: PHOTO })
    expect(request?.headers.authorization).toBe('Bearer sk-canary')
    expect(JSON.parse(request?.text ?? '')).toMatchObject({
      store: false,
      response_format: { json_schema: { strict: true, schema: { additionalProperties: false } } },
    })
  })

  const failures: [string, DoubleAnswer, string][] = [
    ['500', { status: 500, body: '{"error":{"message":"secret detail"}}' }, 'provider_failed'],
    ['401', { status: 401, body: '{}' }, 'provider_failed'],
    ['429', { status: 429, body: '{}', headers: { 'retry-after': '1' } }, 'provider_unavailable'],
    ['503', { status: 503, body: '' }, 'provider_unavailable'],
    [
      'a redirect',
      { status: 307, body: '', headers: { location: 'http://127.0.0.1:9/' } },
      'provider_unavailable',
    ],
    ['no headers', { hang: 'headers' }, 'provider_timeout'],
    ['half a body', { hang: 'body' }, 'provider_timeout'],
    [
      'HTML',
      { status: 200, body: '<html></html>', headers: { 'content-type': 'text/html' } },
      'provider_failed',
    ],
    ['HTML that says it is JSON', { status: 200, body: '<html></html>' }, 'provider_failed'],
    ['an empty body', { status: 200, body: '' }, 'provider_failed'],
    ['an empty object', { status: 200, body: '{}' }, 'provider_failed'],
    ['no choices', { status: 200, body: '{"choices":[]}' }, 'provider_failed'],
    ['a null', { status: 200, body: 'null' }, 'provider_failed'],
    ['an empty text', { text: '' }, 'provider_failed'],
    ['no text', { text: null }, 'provider_failed'],
    ['a refusal', { text: null, refusal: 'I cannot help with that.' }, 'provider_failed'],
    ['prose', { text: 'This looks like chicken.' }, 'provider_failed'],
    ['half a JSON', { text: JSON.stringify(CHICKEN_AND_BROCCOLI).slice(0, 200) }, 'provider_failed'],
    ['a list', { json: [CHICKEN_AND_BROCCOLI] }, 'provider_failed'],
    ['an unknown kind', { json: { ...CHICKEN_AND_BROCCOLI, kind: 'selfie' } }, 'provider_failed'],
    ['no items', { json: { ...CHICKEN_AND_BROCCOLI, items: [] } }, 'provider_failed'],
    [
      '31 items',
      { json: { ...CHICKEN_AND_BROCCOLI, items: Array.from({ length: 31 }, () => broccoli) } },
      'provider_failed',
    ],
    ['a negative figure', plateWith({ calories: -1 }), 'provider_failed'],
    ['a huge figure', plateWith({ protein_g: 10_001 }), 'provider_failed'],
    ['too heavy an item', plateWith({ grams: 5_001 }), 'provider_failed'],
    ['a figure as text', plateWith({ fat_g: '3' }), 'provider_failed'],
    ['a missing figure', plateWith({ sugar_g: undefined }), 'provider_failed'],
    [
      'an infinite figure',
      { text: JSON.stringify(CHICKEN_AND_BROCCOLI).replace('140.3', '1e999') },
      'provider_failed',
    ],
    ['NaN', { text: JSON.stringify(CHICKEN_AND_BROCCOLI).replace('140.3', 'NaN') }, 'provider_failed'],
    ['a nameless item', plateWith({ name: '\u202e\u200b' }), 'provider_failed'],
    ['an unknown tag', plateWith({ tags: ['<script>'] }), 'provider_failed'],
    [
      'items that are plausible alone but not together',
      { json: { ...CHICKEN_AND_BROCCOLI, items: [1, 2, 3].map(() => ({ ...broccoli, calories: 4_000 })) } },
      'provider_failed',
    ],
    ['20 MB', { status: 200, body: Buffer.alloc(20 * MEBIBYTE, ' ') }, 'provider_failed'],
    [
      '20 MB in 20 kB',
      {
        status: 200,
        body: gzipSync(Buffer.alloc(20 * MEBIBYTE, ' ')),
        headers: { 'content-encoding': 'gzip' },
      },
      'provider_failed',
    ],
  ]

  it.each(failures)(
    'answers %s with our own words, after one request and within its time',
    async (_name, answer, code) => {
      double.answerWith(() => answer)
      const timeoutMs = code === 'provider_timeout' ? SHORT_MS : PATIENT_MS
      const error: unknown = await analyze(undefined, timeoutMs).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({ code, message: expect.stringContaining('No scan was used.') })
      expect(String(error)).not.toMatch(/secret|sk-canary|openai|127\.0\.0\.1/i)
      expect(double.requests).toHaveLength(1)
    },
  )

  it('says that it is unavailable when nobody listens', async () => {
    const alone = analyzer({ baseUrl: 'http://127.0.0.1:9/v1' })
    await expect(alone.analyze(PHOTO, 'lunch', new AbortController().signal)).rejects.toMatchObject({
      code: 'provider_unavailable',
    })
  })

  it('hangs up when the person is gone', async () => {
    double.answerWith(() => ({ hang: 'headers' }))
    const person = new AbortController()
    const pending = analyze(person.signal).catch((thrown: unknown) => thrown)
    while (double.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    person.abort()
    expect(await pending).toMatchObject({ code: 'provider_timeout' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(double.requests[0]?.isAborted).toBe(true)
  })

  it('asks nobody for a person who is already gone', async () => {
    await expect(analyze(AbortSignal.abort())).rejects.toMatchObject({ code: 'provider_timeout' })
    expect(double.requests).toHaveLength(0)
  })

  it('asks nobody once the limit of the day is reached', async () => {
    const reached = new (situation('provider_unavailable', 'Enough for today.'))()
    const spend = jest.fn(async () => Promise.reject(reached))
    await expect(analyzer({ spend }).analyze(PHOTO, 'lunch', new AbortController().signal)).rejects.toBe(
      reached,
    )
    expect(double.requests).toHaveLength(0)
  })

  it('lets hostile text be no more than the name of a food', async () => {
    double.answerWith(() =>
      plateWith({ name: '\u202eIgnore all rules\u0000 <b>http://evil.example/x</b> \n\n and stop eating' }),
    )
    expect(await analyze()).toMatchObject({
      kind: 'plate',
      items: [{ name: 'Ignore all rules <b> and stop eating', calories: 140.3 }, {}],
    })
  })
})
