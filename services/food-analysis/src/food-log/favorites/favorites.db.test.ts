import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MAX_FAVORITE_MEALS } from '@gb/domain'
import { statement } from '@gb/service-kit'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { FavoritesController } from './favorites.controller.js'

let food: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  food = await startFoodAnalysis()
})
afterAll(() => food.close())

const meal = async (as: string): Promise<string> => {
  const body = { user_id: as, items: [{ food_id: 'almonds', grams: 28 }] }
  return String((await food.call('POST', '/api/food-entry', { as, body })).body['entry_id'])
}
const put = (as: string, id: string) =>
  food.call('PUT', `/api/favourite-meals/${id}`, { as, body: { user_id: as } })
const list = async (as: string) =>
  (await food.call('GET', `/api/favourite-meals/${as}`, { as })).body['favourites']
const remove = (as: string, id: string) =>
  food.call('DELETE', `/api/favourite-meals/${id}?user_id=${as}`, { as })

const fill = statement(
  'test_fill_favorites',
  `INSERT INTO food_analysis.favourite_meal (user_id, entry_id, meal_type, items, source, assumptions, rating_reasons)
   SELECT $1::uuid, gen_random_uuid(), 'lunch', '[{}]', 'manual', '{}', '{}' FROM generate_series(1, $2::int)`,
)

describe(FavoritesController.name, () => {
  it('keeps a copy of a meal once, and gives it up', async () => {
    const person = randomUUID()
    const id = await meal(person)
    const kept = await put(person, id)
    expect(kept).toMatchObject({
      status: 200,
      body: { entry_id: id, meal_type: 'snack', total_calories: 162.1, food_items: [{ food_id: 'almonds' }] },
    })
    await put(person, id)
    expect(await list(person)).toEqual([kept.body])
    expect(await remove(person, id)).toMatchObject({ status: 200, body: { deleted: true } })
    expect(await remove(person, id)).toMatchObject({ status: 404 })
    expect(await list(person)).toEqual([])
  })

  it('has no meal that is not yours', async () => {
    const id = await meal(randomUUID())
    const person = randomUUID()
    expect(await put(person, id)).toMatchObject({ status: 404, body: { error: 'not_found' } })
    expect(await put(person, randomUUID())).toMatchObject({ status: 404 })
    expect(await list(person)).toEqual([])
  })

  it('says when there is no room, and still copies an old one anew', async () => {
    const person = randomUUID()
    const id = await meal(person)
    await put(person, id)
    await food.sql.query(fill, [person, MAX_FAVORITE_MEALS - 1])
    expect(await put(person, id)).toMatchObject({ status: 200 })
    expect(await put(person, await meal(person))).toMatchObject({
      status: 409,
      body: { message: 'You have as many favorite meals as we can keep. Please remove one first.' },
    })
  })
  it('keeps to the limit of many puts at once', async () => {
    const person = randomUUID()
    await food.sql.query(fill, [person, MAX_FAVORITE_MEALS - 2])
    const ids = await Promise.all(Array.from({ length: 8 }, () => meal(person)))
    const answers = await Promise.all(ids.map((id) => put(person, id)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200, 200, 409, 409, 409, 409, 409, 409,
    ])
    expect(await list(person)).toHaveLength(MAX_FAVORITE_MEALS)
  })
})
