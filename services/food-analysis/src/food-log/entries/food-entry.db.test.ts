import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import { statement } from '@gb/service-kit'
import { type OpenAiDouble, startOpenAiDouble } from '@gb/test-kit/openai-double'
import { dataUrl, jpegPhoto } from '../../testing/photos.js'
import { FACTS, GIVEN } from '@gb/test-kit/person'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { FoodEntryController } from './food-entry.controller.js'

let double: OpenAiDouble
let food: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  double = await startOpenAiDouble()
  food = await startFoodAnalysis({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: double.url })
})
afterAll(async () => {
  await food.close()
  await double.stop()
})
afterEach(() => {
  food.others.facts = FACTS
  food.others.consents = GIVEN
})

const COTTAGE = 'cottage-cheese-1-percent'
const cottage = { food_id: COTTAGE, grams: 110 }
const lasagna = { name: 'My lasagna', grams: 200, calories: 300, protein_g: 20, carbs_g: 30, fat_g: 11 }

type Item = Record<string, unknown>
type Entry = Record<string, unknown> & { entry_id: string; food_items: Item[] }

const add = (as: string, body: object, key?: string) =>
  food.call('POST', '/api/food-entry', { as, body: { user_id: as, ...body }, ...(key ? { key } : {}) })
const added = async (as: string, body: object = { items: [cottage] }) => {
  const { status, body: entry } = await add(as, body)
  expect({ status, entry }).toMatchObject({ status: 201 })
  return entry as Entry
}
const change = (as: string, entryId: string, body: object) =>
  food.call('PATCH', `/api/food-entry/${entryId}`, { as, body: { user_id: as, ...body } })
const repeat = (as: string, entryId: string, body: object = {}) =>
  food.call('POST', `/api/food-entry/${entryId}/repeat`, { as, body: { user_id: as, ...body } })
const scanned = async (as: string) => {
  const { body } = await food.scan(as, dataUrl(await jpegPhoto()))
  return { entry_id: String(body['entry_id']), ...(body['analysis'] as object) } as Entry
}
const stored = statement(
  'test_stored',
  'SELECT items, model_answer, revision, source FROM food_analysis.food_entry WHERE user_id = $1',
)

const scoreOf = statement(
  'test_score',
  'SELECT rating_score AS score FROM food_analysis.food_entry WHERE user_id = $1 AND entry_id = $2',
)
const ratedEarlier = statement(
  'test_rated_earlier',
  `UPDATE food_analysis.food_entry SET
     rating_reasons = '{"more fat than protein","more energy than this phase plans for one meal"}',
     recommendations = '{"Next time, plan a smaller or a leaner meal.","Sip."}'
   WHERE user_id = $1 AND entry_id = $2`,
)

describe(FoodEntryController.name, () => {
  it('logs a food of the table with its figures, rates it, and uses no scan', async () => {
    const person = randomUUID()
    expect(await added(person, { items: [cottage], meal_type: 'snack' })).toMatchObject({
      food_items: [
        {
          item_id: 1,
          food_id: COTTAGE,
          name: 'Cottage cheese, 1%',
          grams: 110,
          figures: 'table',
          typed: [],
          calories: 79.2,
          protein_g: 13.6,
        },
      ],
      total_calories: 79.2,
      gastric_sleeve_rating: 'excellent',
      rating_reasons: ['17.2 g protein per 100 kcal'],
      source: 'manual',
      revision: 0,
      meal_type: 'snack',
    })
    const { body } = await food.call('GET', `/api/daily-scan-status/${person}`, { as: person })
    expect(body).toMatchObject({ scans_used: 0 })
    const summary = await food.call('GET', `/api/daily-summary/${person}`, { as: person })
    expect(summary.body).toMatchObject({ meals_logged: 1, consumed: { calories: 79.2 } })
  })

  it('takes the figures of a person for a food of their own, and says what is not known', async () => {
    const entry = await added(randomUUID(), { items: [lasagna, cottage] })
    expect(entry).toMatchObject({
      food_items: [
        { item_id: 1, food_id: null, name: 'My lasagna', figures: 'person', sugar_g: null, fiber_g: null },
        { item_id: 2, food_id: COTTAGE },
      ],
      total_calories: 379.2,
      assumptions: ['Fiber is not known for every food here.', 'Sugar is not known for every food here.'],
    })
  })

  it('finds the figures of a name that the table knows', async () => {
    const { food_items: items } = await added(randomUUID(), {
      items: [{ name: 'cottage cheese 1%', grams: 110 }],
    })
    expect(items).toMatchObject([
      { food_id: COTTAGE, name: 'cottage cheese 1%', figures: 'table', calories: 79.2 },
    ])
  })

  it('keeps a typed figure over that of the table', async () => {
    const { food_items: items } = await added(randomUUID(), { items: [{ ...cottage, protein_g: 15 }] })
    expect(items).toMatchObject([{ figures: 'table', typed: ['protein_g'], protein_g: 15, calories: 79.2 }])
  })

  it.each([
    [{ items: [] }, 'items must have at least one food.'],
    [{ items: Array.from({ length: 31 }, () => cottage) }, 'items must have at most 30 foods.'],
    [{ items: 'all' }, 'items must be a list of foods.'],
    [{}, 'items must be a list of foods.'],
    [{ items: [{ grams: 100 }] }, 'Send food_id or name.'],
    [{ items: [{ food_id: 'manna', grams: 100 }] }, 'This food is not in the food table.'],
    [
      { items: [{ name: 'Manna of heaven', grams: 100 }] },
      'This food is not in the food table. Please add its calories, protein, carbs and fat.',
    ],
    [{ items: [{ ...cottage, grams: 5_001 }] }, 'grams must be a number from 0 to 5000.'],
    [{ items: [{ ...cottage, grams: '110' }] }, 'grams must be a number from 0 to 5000.'],
    [{ items: [{ ...cottage, calories: null }] }, 'calories must be a number from 0 to 10000.'],
    [{ items: [{ ...cottage, rating: 'excellent' }] }, 'items.0.rating is not a known field.'],
    [{ items: [{ ...cottage, item_id: 1 }] }, 'This meal has no such item.'],
    [
      { items: [{ food_id: 'almonds', grams: 5_000 }] },
      'This is more than one meal can hold. Please check the portions.',
    ],
    [{ items: [cottage], source: 'ai' }, 'source is not a known field.'],
    [
      { items: [cottage], recorded_at: '2020-01-01T00:00:00Z' },
      'recorded_at must be an ISO instant, at most 400 days back and 5 minutes ahead.',
    ],
  ])('refuses %j', async (body, message) => {
    const person = randomUUID()
    expect(await add(person, body)).toMatchObject({ status: 400, body: { error: 'invalid_input', message } })
  })

  it('stores an entry_id once, refuses other content under it, and never revives a deleted one', async () => {
    const person = randomUUID()
    const mine = { entry_id: randomUUID(), items: [cottage] }
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(person, mine)))
    expect(new Set(answers.map(({ body }) => body['recorded_at'])).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(await add(person, { ...mine, items: [lasagna] })).toMatchObject({ status: 409 })
    const url = `/api/food-entry/${mine.entry_id}?user_id=${person}`
    expect(await food.call('DELETE', url, { as: person })).toMatchObject({ status: 200 })
    expect(await add(person, mine)).toMatchObject({ status: 410, body: { error: 'gone' } })
    expect(await food.sql.query(stored, [person])).toEqual([])
  })

  it('puts a back-dated meal on its own day and rates it in the phase of that day', async () => {
    const person = randomUUID()
    food.others.facts = { ...FACTS, surgeryDate: '2026-11-01' }
    const entry = await added(person, { items: [cottage], recorded_at: '2026-11-05T12:00:00Z' })
    expect(entry).toMatchObject({
      date: '2026-11-05',
      gastric_sleeve_rating: 'avoid',
      rating_reasons: ['texture is ahead of the current phase'],
    })
  })

  it('gives no label before regular food to a food whose texture nobody knows, however it is changed', async () => {
    const person = randomUUID()
    food.others.facts = { ...FACTS, surgeryDate: '2026-10-20' }
    const recorded_at = '2026-11-05T12:00:00Z'
    const unknown = {
      gastric_sleeve_rating: null,
      rating_reasons: [expect.stringContaining('texture of a food here is not known')],
    }
    const bar = { name: 'Zorblax chew', grams: 60, calories: 200, protein_g: 20, carbs_g: 20, fat_g: 5 }
    const entry = await added(person, { items: [bar], recorded_at })
    expect(entry).toMatchObject(unknown)
    expect((await change(person, entry.entry_id, { meal_type: 'dinner' })).body).toMatchObject(unknown)
    const late = await change(person, entry.entry_id, { recorded_at: '2026-10-19T12:00:00Z' })
    expect(late.body['gastric_sleeve_rating']).not.toBeNull()
  })

  it('calls alcohol during a pregnancy one to avoid, also where it comes in by a correction', async () => {
    const person = randomUUID()
    food.others.facts = { ...FACTS, surgeryDate: '2024-10-20', isPregnant: true }
    const drink = { name: 'Red wine', grams: 150, calories: 125, protein_g: 0, carbs_g: 4, fat_g: 0 }
    const avoided = { gastric_sleeve_rating: 'avoid', rating_reasons: ['alcohol during a pregnancy'] }
    expect(await added(person, { items: [drink] })).toMatchObject(avoided)
    const { entry_id: lunch } = await added(person, { items: [cottage] })
    expect((await change(person, lunch, { items: [cottage, drink] })).body).toMatchObject(avoided)
  })

  it('calls liver during a pregnancy one to avoid, by the table and by a name with a slip', async () => {
    const person = randomUUID()
    food.others.facts = { ...FACTS, surgeryDate: '2024-10-20', isPregnant: true }
    const typed = { name: 'Beef livver', grams: 60, calories: 115, protein_g: 17, carbs_g: 3, fat_g: 3 }
    const avoided = {
      gastric_sleeve_rating: 'avoid',
      rating_reasons: ['too much vitamin A for a pregnancy'],
    }
    expect(await added(person, { items: [typed] })).toMatchObject(avoided)
    const oil = { food_id: 'cod-liver-oil', grams: 4.5 }
    expect(await added(person, { items: [cottage, oil] })).toMatchObject(avoided)
  })

  it('rates no plate of somebody light down for its energy, by the last weight of the profile', async () => {
    const person = randomUUID()
    const plate = { name: 'Casserole', grams: 240, calories: 560, protein_g: 30, carbs_g: 50, fat_g: 26 }
    const scoreAt = async (currentWeightLbs: number) => {
      food.others.facts = { ...FACTS, surgeryDate: '2026-01-20', currentWeightLbs }
      const { entry_id: id } = await added(person, { items: [plate] })
      return (await food.sql.one<{ score: number }>(scoreOf, [person, id])).score
    }
    expect(await scoreAt(100)).toBeGreaterThan(await scoreAt(220))
  })

  it('no longer says what urges to less of a meal that was rated earlier', async () => {
    const person = randomUUID()
    const { entry_id: id } = await added(person, { items: [cottage] })
    await food.sql.query(ratedEarlier, [person, id])
    const { body } = await food.call('GET', `/api/food-history/${person}`, { as: person })
    const now = { rating_reasons: ['more fat than protein'], recommendations: ['Sip.'] }
    expect(JSON.stringify(body)).toContain(JSON.stringify(now).slice(1, -1))
  })

  it('does not keep the texture of the food it was when it becomes another one', async () => {
    const person = randomUUID()
    food.others.facts = { ...FACTS, surgeryDate: '2026-10-20' }
    const soup = { name: 'Applesauce', grams: 60, calories: 25, protein_g: 0, carbs_g: 6, fat_g: 0 }
    const entry = await added(person, { items: [soup], recorded_at: '2026-11-05T12:00:00Z' })
    expect(entry['gastric_sleeve_rating']).not.toBeNull()
    const renamed = await change(person, entry.entry_id, {
      items: [{ item_id: 1, name: 'Zorblax chew', grams: 60 }],
    })
    expect(renamed.body).toMatchObject({ gastric_sleeve_rating: null })
  })

  it('needs the consent to keep health data', async () => {
    food.others.consents = { ...GIVEN, health_data_consent: 'withdrawn' }
    expect(await add(randomUUID(), { items: [cottage] })).toMatchObject({
      status: 403,
      body: { error: 'consent_required' },
    })
  })
})

describe('a correction', () => {
  it('grows the figures with the weight, keeps what was typed, and keeps what the model said', async () => {
    const person = randomUUID()
    const meal = await scanned(person)
    const [first] = meal.food_items
    const grams = Number(first?.['grams']) * 2
    const doubled = await change(person, meal.entry_id, {
      items: [{ item_id: 1, grams, protein_g: 7 }],
    })
    expect(doubled).toMatchObject({
      status: 200,
      body: {
        revision: 1,
        source: 'ai',
        food_items: [{ item_id: 1, grams, typed: ['protein_g'], protein_g: 7 }],
      },
    })
    const back = await change(person, meal.entry_id, { items: [{ item_id: 1, grams: grams / 2 }] })
    expect(back.body).toMatchObject({
      revision: 2,
      total_calories: first?.['calories'],
      protein_g: 7,
      food_items: [
        { calories: first?.['calories'], fat_g: first?.['fat_g'], typed: ['protein_g'], protein_g: 7 },
      ],
    })
    const row = await food.sql.one<{ model_answer: { items: Item[] }; revision: number }>(stored, [person])
    expect(row.model_answer.items).toMatchObject(
      meal.food_items.map(({ name, calories }) => ({ name, calories })),
    )
    expect(row).toMatchObject({ revision: 2, source: 'ai' })
  })

  it('exchanges, adds and removes foods, and gives new items new numbers', async () => {
    const person = randomUUID()
    const { entry_id: id } = await added(person, { items: [lasagna, cottage] })
    const swapped = await change(person, id, {
      items: [
        { item_id: 2, food_id: 'almonds', grams: 28 },
        { name: 'cottage cheese 1%', grams: 50 },
      ],
    })
    expect(swapped.body).toMatchObject({
      food_items: [
        { item_id: 2, food_id: 'almonds', calories: 162.1 },
        { item_id: 3, food_id: COTTAGE },
      ],
    })
    const renamed = await change(person, id, {
      items: [{ item_id: 2, name: 'My own nuts', grams: 28 }],
    })
    expect(renamed.body).toMatchObject({ food_items: [{ item_id: 2, name: 'My own nuts', food_id: null }] })
  })

  it('rates anew with another meal type or day', async () => {
    const person = randomUUID()
    const almonds = { items: [{ food_id: 'almonds', grams: 28 }], meal_type: 'snack' }
    const { entry_id: id, ...snack } = await added(person, almonds)
    expect(snack).toMatchObject({ gastric_sleeve_rating: 'fair' })
    expect((await change(person, id, { meal_type: 'lunch' })).body).toMatchObject({
      meal_type: 'lunch',
      rating_reasons: expect.arrayContaining(['protein below the 20 g target']),
    })
    const moved = await change(person, id, { recorded_at: '2026-11-10T12:00:00Z' })
    expect(moved.body).toMatchObject({ date: '2026-11-10', meal_type: 'lunch' })
  })

  it('counts every one of parallel corrections', async () => {
    const person = randomUUID()
    const { entry_id: id } = await added(person)
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        change(person, id, { items: [{ item_id: 1, grams: 10 * (index + 1) }] }),
      ),
    )
    expect(await food.sql.one(stored, [person])).toMatchObject({ revision: 6 })
  })

  it.each([
    [{ items: [{ item_id: 9, grams: 1 }] }, 'This meal has no such item.'],
    [
      {
        items: [
          { item_id: 1, grams: 1 },
          { item_id: 1, grams: 2 },
        ],
      },
      'Each item of the meal can be sent once.',
    ],
    [{ items: null }, 'items must be a list of foods.'],
    [{ meal_type: 'brunch' }, 'meal_type must be one of: breakfast, lunch, dinner, snack.'],
  ])('is refused with %j and changes nothing', async (body, message) => {
    const person = randomUUID()
    const { entry_id: id } = await added(person)
    expect(await change(person, id, body)).toMatchObject({ status: 400, body: { message } })
    expect(await food.sql.one(stored, [person])).toMatchObject({ revision: 0 })
  })

  it('treats a meal of somebody else as missing', async () => {
    const { entry_id: id } = await added(randomUUID())
    for (const answer of [await change(randomUUID(), id, {}), await repeat(randomUUID(), id)])
      expect(answer).toMatchObject({ status: 404, body: { error: 'not_found' } })
  })
})

const unclear = statement(
  'test_unclear',
  `UPDATE food_analysis.food_entry SET rating = NULL, rating_score = NULL,
     rating_reasons = ARRAY['not sure enough about this plate to rate it']
    WHERE user_id = $1 RETURNING entry_id`,
)

const madeSample = statement(
  'test_made_sample',
  "UPDATE food_analysis.food_entry SET source = 'sample' WHERE user_id = $1",
)

/** Logs a meal once more in one of the ways there are. */
const once = async (as: string, id: string, way: 'repeat' | 'favorite' | 'copied day'): Promise<Entry> => {
  if (way === 'copied day') {
    const today = new Date().toISOString().slice(0, 10)
    const body = { user_id: as, from: today, to: addDays(today, -1) }
    const copied = await food.call('POST', '/api/food-day/copy', { as, body })
    return (copied.body['entries'] as [Entry])[0]
  }
  if (way === 'favorite') {
    await food.call('PUT', `/api/favourite-meals/${id}`, { as, body: { user_id: as } })
    await food.call('DELETE', `/api/food-entry/${id}?user_id=${as}`, { as })
  }
  return (await repeat(as, id)).body as Entry
}

describe('a repeated meal', () => {
  it('is a new meal of now with the same foods, once per entry_id', async () => {
    const person = randomUUID()
    const { entry_id: id } = await added(person, {
      items: [lasagna],
      meal_type: 'dinner',
      recorded_at: '2026-11-10T12:00:00Z',
    })
    const again = { entry_id: randomUUID(), meal_type: 'lunch' }
    const first = await repeat(person, id, again)
    expect(first).toMatchObject({
      status: 201,
      body: { entry_id: again.entry_id, meal_type: 'lunch', food_items: [{ name: 'My lasagna' }] },
    })
    expect(first.body['date']).not.toBe('2026-11-10')
    expect((await repeat(person, id, again)).body).toEqual(first.body)
    expect(await food.sql.query(stored, [person])).toHaveLength(2)
  })

  it('of a favorite works when the logged meal is gone', async () => {
    const person = randomUUID()
    const { entry_id: id } = await added(person)
    const body = { user_id: person }
    await food.call('PUT', `/api/favourite-meals/${id}`, { as: person, body })
    await food.call('DELETE', `/api/food-entry/${id}?user_id=${person}`, { as: person })
    expect(await repeat(person, id)).toMatchObject({
      status: 201,
      body: { food_items: [{ food_id: COTTAGE }] },
    })
  })
  it.each(['repeat', 'favorite', 'copied day'] as const)(
    'of a photo keeps what was assumed, and is logged by hand (%s)',
    async (way) => {
      const person = randomUUID()
      const meal = await scanned(person)
      const assumptions = ['Portions are guessed from the photo.', 'No oil or butter is counted in.']
      expect(meal).toMatchObject({ source: 'ai', assumptions })
      expect(await once(person, meal.entry_id, way)).toMatchObject({ source: 'manual', assumptions })
    },
  )

  // Samples were logged once; a diary may still hold some.
  it.each(['repeat', 'favorite', 'copied day'] as const)('of a sample stays a sample (%s)', async (way) => {
    const person = randomUUID()
    const meal = await scanned(person)
    await food.sql.query(madeSample, [person])
    expect(await once(person, meal.entry_id, way)).toMatchObject({ source: 'sample' })
  })

  it.each(['repeat', 'favorite', 'copied day'] as const)(
    'of a plate that was not clear gets no rating until its foods are corrected (%s)',
    async (way) => {
      const person = randomUUID()
      await scanned(person)
      const [{ entry_id: id } = { entry_id: '' }] = await food.sql.query<{ entry_id: string }>(unclear, [
        person,
      ])
      const copy = await once(person, id, way)
      expect(copy).toMatchObject({
        gastric_sleeve_rating: null,
        rating_reasons: ['not sure enough about this plate to rate it'],
      })
      const corrected = await change(person, copy.entry_id, { items: [cottage] })
      expect(corrected.body['gastric_sleeve_rating']).not.toBeNull()
    },
  )
})
