import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { CHICKEN_AND_BROCCOLI, type OpenAiDouble, startOpenAiDouble } from '@gb/test-kit/openai-double'
import { statement } from '@gb/service-kit'
import { dataUrl, jpegPhoto, newPhoto } from '../testing/photos.js'
import { FACTS, GIVEN } from '@gb/test-kit/person'
import { startFoodAnalysis } from '../testing/start-food-analysis.js'
import { AnalysisController } from './analysis.controller.js'

let double: OpenAiDouble
let food: Awaited<ReturnType<typeof startFoodAnalysis>>
let photo: string

beforeAll(async () => {
  double = await startOpenAiDouble()
  food = await startFoodAnalysis({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: double.url })
  photo = dataUrl(await jpegPhoto())
})
afterAll(async () => {
  await food.close()
  await double.stop()
})
afterEach(() => {
  double.reset()
  food.others.facts = FACTS
  food.others.consents = GIVEN
  food.others.isPremium = false
})

const saidOf = statement('test_said', 'SELECT model_answer FROM food_analysis.food_entry WHERE user_id = $1')

const status = async (as: string) => (await food.call('GET', `/api/daily-scan-status/${as}`, { as })).body
const history = async (as: string) => {
  const { body } = await food.call('GET', `/api/food-history/${as}`, { as })
  return body as { entries: Record<string, unknown>[]; next_before: string | null }
}

describe(AnalysisController.name, () => {
  it('answers a photo with a rated meal that is logged at once', async () => {
    const person = randomUUID()
    const { status: code, body } = await food.scan(person, photo, { mealType: 'lunch' })
    expect(code).toBe(200)
    expect(body).toEqual({
      entry_id: expect.any(String),
      analysis: {
        food_items: [
          {
            item_id: 1,
            food_id: 'chicken-breast-roasted-no-skin',
            name: 'Grilled chicken breast',
            grams: 85,
            figures: 'table',
            typed: [],
            calories: 140.3,
            protein_g: 26.4,
            carbs_g: 0,
            fat_g: 3,
            fiber_g: 0,
            sugar_g: 0,
          },
          expect.objectContaining({ name: 'Cooked broccoli', calories: 21 }),
        ],
        total_calories: 161.3,
        protein_g: 27.8,
        carbs_g: 4.3,
        fat_g: 3.2,
        fiber_g: 2,
        sugar_g: 0.8,
        gastric_sleeve_rating: 'excellent',
        rating_reasons: ['17.2 g protein per 100 kcal'],
        recommendations: [expect.any(String), expect.any(String)],
        meal_timing_note: 'Wait 30 minutes before drinking.',
        source: 'ai',
        assumptions: ['Portions are guessed from the photo.', 'No oil or butter is counted in.'],
        eaten_percent: 100,
        felt: [],
      },
      scans_used: 1,
      total_limit: 3,
      scans_remaining: 2,
      is_premium: false,
    })
    const { entries } = await history(person)
    expect(entries).toEqual([
      {
        ...(body['analysis'] as object),
        entry_id: body['entry_id'],
        meal_type: 'lunch',
        revision: 0,
        date: expect.any(String),
        recorded_at: expect.any(String),
      },
    ])
  })

  it('computes figures from the food table, and takes those of the model for what the table does not know', async () => {
    const [chicken, broccoli] = CHICKEN_AND_BROCCOLI.items
    const wrong = { ...chicken, calories: 500, protein_g: 1 }
    const unknown = { ...broccoli, name: 'Grandmother’s surprise', calories: 90 }
    double.answerWith(() => ({ json: { ...CHICKEN_AND_BROCCOLI, items: [wrong, unknown] } }))
    const person = randomUUID()
    const { body } = await food.scan(person, photo)
    expect(body['analysis']).toMatchObject({
      food_items: [
        { figures: 'table', calories: 140.3, protein_g: 26.4 },
        { figures: 'model', food_id: null, name: 'Grandmother’s surprise', calories: 90 },
      ],
      total_calories: 230.3,
      assumptions: expect.arrayContaining([
        'The calories do not fully match the protein, carbs and fat. Take them as a rough guess.',
      ]),
    })
    const { model_answer: said } = await food.sql.one<{ model_answer: { items: object[] } }>(saidOf, [person])
    expect(said.items).toMatchObject([{ calories: 500, figures: 'model' }, { calories: 90 }])
  })

  it('takes a snack when no meal type is given, and rates in the phase of the local day', async () => {
    const person = randomUUID()
    const tomorrowIn = 'Pacific/Kiritimati'
    food.others.facts = {
      ...FACTS,
      surgeryDate: new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10),
    }
    const { body } = await food.scan(person, photo, { zone: tomorrowIn })
    expect(body).toMatchObject({
      analysis: {
        gastric_sleeve_rating: 'avoid',
        rating_reasons: ['texture is ahead of the current phase'],
      },
    })
    const localDay = new Intl.DateTimeFormat('sv-SE', { timeZone: tomorrowIn }).format(new Date())
    expect((await history(person)).entries).toMatchObject([{ meal_type: 'snack', date: localDay }])
  })

  it('sends nothing about the person and no hidden data of the photo', async () => {
    const person = randomUUID()
    await food.scan(person, photo, { mealType: 'dinner' })
    expect(double.requests).toHaveLength(1)
    const sent = double.requests[0]
    const body = JSON.parse(sent?.text ?? '') as Record<string, unknown>
    expect(body).toMatchObject({
      store: false,
      model: 'gpt-4o-mini',
      response_format: { type: 'json_schema' },
    })
    expect(Object.keys(body).sort()).toEqual([
      'max_completion_tokens',
      'messages',
      'model',
      'response_format',
      'store',
    ])
    expect(sent?.text).toContain('This is a dinner.')
    expect(sent?.text).not.toContain(person)
    expect(JSON.stringify(sent?.headers)).not.toContain(person)
  })

  it.each([
    ['health_data_consent', 'withdrawn', 'consent_required'],
    ['ai_analysis_consent', 'missing', 'consent_required'],
    ['ai_analysis_consent', 'outdated', 'consent_outdated'],
  ] as const)('lets nothing leave while %s is %s, and uses no scan', async (purpose, state, error) => {
    const person = randomUUID()
    food.others.consents = { ...GIVEN, [purpose]: state }
    expect(await food.scan(person, photo)).toMatchObject({ status: 403, body: { error, purpose } })
    expect(double.requests).toHaveLength(0)
    expect(await status(person)).toMatchObject({ scans_used: 0 })
  })

  it.each([
    [
      'not_food',
      'We could not find food in this photo. No scan was used. Please take a photo of your plate.',
    ],
    [
      'too_dark',
      'This photo is too dark to see the food. No scan was used. Please try again in better light.',
    ],
    [
      'several_plates',
      'This photo shows more than one plate. No scan was used. Please take one photo of each plate.',
    ],
  ])('explains %s, logs nothing and uses no scan', async (kind, message) => {
    const person = randomUUID()
    double.answerWith(() => ({ json: { kind, confidence: 'high', items: [], assumptions: [] } }))
    expect(await food.scan(person, photo)).toMatchObject({
      status: 200,
      body: { entry_id: null, analysis: null, reason: kind, message, scans_used: 0, scans_remaining: 3 },
    })
    expect((await history(person)).entries).toEqual([])
  })

  it('stops at the limit with the counter and without asking the provider', async () => {
    const person = randomUUID()
    for (let count = 1; count <= 3; count++)
      expect((await food.scan(person, await newPhoto())).status).toBe(200)
    double.reset()
    expect(await food.scan(person, await newPhoto())).toMatchObject({
      status: 402,
      body: {
        error: 'total_limit_reached',
        message: 'You have used all 3 of your free scans. Upgrade to Premium for unlimited scans.',
        scans_used: 3,
        total_limit: 3,
      },
    })
    expect(double.requests).toHaveLength(0)
  })

  it('knows no total for premium', async () => {
    const person = randomUUID()
    food.others.isPremium = true
    for (let count = 1; count <= 4; count++)
      expect((await food.scan(person, await newPhoto())).status).toBe(200)
    expect(await status(person)).toEqual({
      scans_used: 4,
      total_limit: 3,
      scans_remaining: null,
      is_premium: true,
    })
  })

  it.each([
    [{ image_base64: 'not base64!' }, 'image_base64 must be a JPEG, PNG or WebP photo as base64.'],
    [{ image_base64: 5 }, 'image_base64 must be a JPEG, PNG or WebP photo as base64.'],
    [{ meal_type: 'brunch' }, 'meal_type must be one of: breakfast, lunch, dinner, snack.'],
    [{ meal_type: null }, 'meal_type must be one of: breakfast, lunch, dinner, snack.'],
    [{ scans_used: 0 }, 'scans_used is not a known field.'],
  ])('refuses %j', async (fields, message) => {
    const person = randomUUID()
    const body = { user_id: person, image_base64: photo, ...fields }
    expect(await food.call('POST', '/api/analyze-food', { as: person, body })).toMatchObject({
      status: 400,
      body: { error: 'invalid_input', message },
    })
  })

  it('refuses another person and nobody at all', async () => {
    const body = { user_id: randomUUID(), image_base64: photo }
    expect(await food.call('POST', '/api/analyze-food', { as: randomUUID(), body })).toMatchObject({
      status: 403,
    })
    expect(await food.call('POST', '/api/analyze-food', { body })).toMatchObject({ status: 401 })
    expect(double.requests).toHaveLength(0)
  })

  it('takes a photo of almost 3 MiB and refuses a body over 4 MiB', async () => {
    const person = randomUUID()
    const large = Buffer.concat([await jpegPhoto('gold'), Buffer.alloc(2_900_000, 1)])
    expect(await food.scan(person, dataUrl(large))).toMatchObject({ status: 200 })
    const tooLarge = 'A'.repeat(4 * 1024 * 1024)
    expect(await food.scan(person, tooLarge)).toMatchObject({ status: 413, body: { error: 'too_large' } })
  })
})
