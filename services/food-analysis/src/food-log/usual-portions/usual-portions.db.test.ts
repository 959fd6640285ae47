import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type OpenAiDouble, startOpenAiDouble } from '@gb/test-kit/openai-double'
import { dataUrl, jpegPhoto } from '../../testing/photos.js'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { UsualPortionsController } from './usual-portions.controller.js'

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

const log = (as: string, food_id: string, grams: number) =>
  food.call('POST', '/api/food-entry', { as, body: { user_id: as, items: [{ food_id, grams }] } })
const usual = async (as: string, query = '') =>
  (await food.call('GET', `/api/usual-portions/${as}${query}`, { as })).body['portions']

describe(UsualPortionsController.name, () => {
  it('proposes the middle of what a person took, food by food, the most logged first', async () => {
    const person = randomUUID()
    for (const grams of [100, 500, 120]) await log(person, 'cottage-cheese-1-percent', grams)
    await log(person, 'almonds', 28)
    await log(randomUUID(), 'almonds', 99)
    expect(await usual(person)).toEqual([
      { food_id: 'cottage-cheese-1-percent', grams: 120, times: 3 },
      { food_id: 'almonds', grams: 28, times: 1 },
    ])
    expect(await usual(person, '?food_id=almonds')).toEqual([{ food_id: 'almonds', grams: 28, times: 1 }])
  })

  it('learns nothing from a photo until the person has corrected it', async () => {
    const person = randomUUID()
    const { body } = await food.scan(person, dataUrl(await jpegPhoto()))
    expect(await usual(person)).toEqual([])
    await food.call('PATCH', `/api/food-entry/${String(body['entry_id'])}`, {
      as: person,
      body: { user_id: person, items: [{ food_id: 'almonds', grams: 30 }] },
    })
    expect(await usual(person)).toEqual([{ food_id: 'almonds', grams: 30, times: 1 }])
  })
})
