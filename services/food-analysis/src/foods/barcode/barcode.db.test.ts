import { randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import { FIBER_UNKNOWN, SUGAR_UNKNOWN } from '../../food-log/meal/messages.js'
import { FACTS } from '@gb/test-kit/person'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { BarcodeController } from './barcode.controller.js'
import {
  BAD_BARCODE,
  FIBER_NOT_ON_LABEL,
  INCOMPLETE_PRODUCT,
  NOT_CONNECTED,
  PRODUCTS_FAILED,
  PRODUCTS_SLOW,
  SUGAR_NOT_ON_LABEL,
  UNKNOWN_PRODUCT,
} from './messages.js'
import { OpenFoodFactsSource } from './open-food-facts.source.js'

const YOGURT = {
  status: 1,
  product: {
    product_name: 'Skyr <b>natur</b> https://spam.example',
    brands: 'Arla, Other',
    serving_quantity: '150',
    nutriments: {
      'energy-kcal_100g': 63,
      proteins_100g: 11,
      carbohydrates_100g: 4,
      fat_100g: 0.2,
      sugars_100g: '4',
    },
  },
}

const asked: string[] = []
let answer: (response: ServerResponse) => void
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
let double: Server
let base: string
let food: Awaited<ReturnType<typeof startFoodAnalysis>>
let unconnected: typeof food

beforeAll(async () => {
  double = createServer((request, response) => {
    asked.push(String(request.url))
    answer(response)
  })
  await new Promise<void>((ready) => double.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(double.address() as AddressInfo).port}`
  food = await startFoodAnalysis({ OPEN_FOOD_FACTS_URL: base })
  unconnected = await startFoodAnalysis()
})
afterEach(() => {
  asked.splice(0)
  food.others.facts = FACTS
})
afterAll(async () => {
  await food.close()
  await unconnected.close()
  double.closeAllConnections()
  double.close()
})

/** A new EAN-13, so that no test finds what another one left in the cache. */
const newCode = (): string => {
  const digits = String(Math.floor(Math.random() * 1e12)).padStart(12, '0')
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const find = (code: string, service = food, as = randomUUID()) =>
  service.call('GET', `/api/foods/barcode/${code}`, { as })
const age = statement(
  'test_age_barcode',
  `UPDATE food_analysis.barcode SET looked_up_at = now() - interval '91 days' WHERE code = $1`,
)

describe(BarcodeController.name, () => {
  it('finds a product once and answers from its own cache from then on', async () => {
    const code = newCode()
    answer = json(YOGURT)
    const first = await find(code)
    expect(first).toMatchObject({
      status: 200,
      body: {
        food: {
          food_id: `ean-${code}`,
          name: 'Skyr <b>natur</b> (Arla)',
          calories: 63,
          protein_g: 11,
          fiber_g: null,
          sugar_g: 4,
          portions: [
            { name: 'serving', grams: 150 },
            { name: 'ounce', grams: 28.35 },
          ],
          earliest_phase: null,
        },
        assumptions: [expect.stringContaining('Open Food Facts'), FIBER_NOT_ON_LABEL],
      },
    })
    expect((await find(code)).body).toEqual(first.body)
    expect((await find(code, unconnected)).body).toEqual(first.body)
    expect(asked).toEqual([expect.stringMatching(new RegExp(`^/api/v2/product/${code}\\.json\\?fields=`))])
  })

  it('logs a product whose label names no sugar without making it 0', async () => {
    const code = newCode()
    const person = randomUUID()
    const { sugars_100g: _sugar, ...nutriments } = YOGURT.product.nutriments
    answer = json({ product: { ...YOGURT.product, nutriments } })
    const { body } = await find(code, food, person)
    expect(body['assumptions']).toEqual([
      expect.stringContaining('Open Food Facts'),
      FIBER_NOT_ON_LABEL,
      SUGAR_NOT_ON_LABEL,
    ])
    const items = [{ food_id: `ean-${code}`, grams: 200 }]
    const entry = { user_id: person, entry_id: randomUUID(), meal_type: 'snack', items }
    expect(await food.call('POST', '/api/food-entry', { as: person, body: entry })).toMatchObject({
      status: 201,
      body: {
        total_calories: 126,
        food_items: [{ calories: 126, protein_g: 22, fiber_g: null, sugar_g: null }],
        assumptions: [FIBER_UNKNOWN, SUGAR_UNKNOWN],
      },
    })
  })

  it('rates a scanned product before regular food by the texture of its namesake, and not at all without one', async () => {
    food.others.facts = { ...FACTS, surgeryDate: '2026-10-20' }
    const person = randomUUID()
    const BAR = { 'energy-kcal_100g': 345, proteins_100g: 34, carbohydrates_100g: 38, fat_100g: 13 }
    const logged = async (product_name: string) => {
      const code = newCode()
      answer = json({ product: { product_name, brands: 'Anybrand', nutriments: { ...BAR, fiber_100g: 15 } } })
      const { body } = await find(code, food, person)
      const items = [{ food_id: `ean-${code}`, grams: 30 }]
      const entry = { user_id: person, recorded_at: '2026-11-05T12:00:00Z', items }
      const meal = await food.call('POST', '/api/food-entry', { as: person, body: entry })
      return { food: body['food'], meal: meal.body }
    }
    expect(await logged('Protein bar')).toMatchObject({
      food: { earliest_phase: 'regular' },
      meal: {
        gastric_sleeve_rating: 'avoid',
        rating_reasons: ['texture is ahead of the current phase'],
      },
    })
    expect(await logged('Zorblax')).toMatchObject({
      food: { earliest_phase: null },
      meal: {
        gastric_sleeve_rating: null,
        rating_reasons: [expect.stringContaining('texture of a food here is not known')],
      },
    })
  })

  it('asks again for an old answer, and keeps it when nobody answers', async () => {
    const code = newCode()
    answer = json(YOGURT)
    await find(code)
    await food.sql.query(age, [code])
    answer = json({}, 500)
    expect((await find(code)).status).toBe(200)
    expect(asked).toHaveLength(2)
  })

  it('has a sentence for every product without figures, and remembers it', async () => {
    const incomplete = { product: { product_name: 'Mystery', nutriments: { proteins_100g: 5 } } }
    const absurd = {
      product: { ...YOGURT.product, nutriments: { ...YOGURT.product.nutriments, fat_100g: 90 } },
    }
    for (const [body, status, message, reason] of [
      [{ status: 0 }, 404, UNKNOWN_PRODUCT, 'unknown'],
      [{ status: 0 }, 200, UNKNOWN_PRODUCT, 'unknown'],
      [incomplete, 200, INCOMPLETE_PRODUCT, 'incomplete'],
      [absurd, 200, INCOMPLETE_PRODUCT, 'incomplete'],
    ] as const) {
      const code = newCode()
      answer = json(body, status)
      for (let time = 0; time < 2; time++)
        expect(await find(code)).toMatchObject({ status: 404, body: { error: 'not_found', message, reason } })
      expect(asked.splice(0)).toHaveLength(1)
    }
  })

  it('says when no product list is connected, and asks nobody', async () => {
    expect(await find(newCode(), unconnected)).toMatchObject({
      status: 404,
      body: { message: NOT_CONNECTED, reason: 'not_connected' },
    })
    expect(asked).toEqual([])
  })

  it.each(['3017620422004', '12345678', '..%2f..%2fetc', 'a'.repeat(13)])(
    'refuses the code %s',
    async (code) => {
      expect(await find(code)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
      expect(asked).toEqual([])
    },
  )

  it('says what is wrong with a wrong check digit', async () => {
    expect((await find('3017620422004')).body).toMatchObject({ message: BAD_BARCODE })
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['500', json({}, 500)],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['garbage', (response) => response.end('<html>')],
    ['a broken connection', (response) => response.destroy()],
    ['too much', (response) => response.end(`{"a":"${'x'.repeat(400_000)}"}`)],
  ])('survives %s of the product list', async (_what, fault) => {
    answer = fault
    expect(await find(newCode())).toMatchObject({ status: 502, body: { message: PRODUCTS_FAILED } })
  })

  it('counts lookups per person, not cached answers', async () => {
    const person = randomUUID()
    answer = json({ status: 0 }, 404)
    const code = newCode()
    for (let time = 0; time < 60; time++) await find(time % 2 ? newCode() : code, food, person)
    expect((await find(code, food, person)).status).toBe(404)
    for (let time = 0; time < 29; time++) await find(newCode(), food, person)
    expect(await find(newCode(), food, person)).toMatchObject({ status: 429 })
  })

  it('is for signed-in people', async () => {
    expect(await food.call('GET', `/api/foods/barcode/${newCode()}`)).toMatchObject({ status: 401 })
  })
})

describe(OpenFoodFactsSource.name, () => {
  it('does not wait for ever', async () => {
    answer = () => undefined
    await expect(new OpenFoodFactsSource(base, 50).find(newCode())).rejects.toMatchObject({
      code: 'provider_timeout',
      message: PRODUCTS_SLOW,
    })
  })
})
