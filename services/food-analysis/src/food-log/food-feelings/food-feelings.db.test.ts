import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { FoodFeelingsController } from './food-feelings.controller.js'

let food: Awaited<ReturnType<typeof startFoodAnalysis>>

beforeAll(async () => {
  food = await startFoodAnalysis()
})
afterAll(() => food.close())

const ALMONDS = { food_id: 'almonds', grams: 28 }
const COTTAGE = { food_id: 'cottage-cheese-1-percent', grams: 110 }

const eat = async (as: string, felt: string[], items: object[] = [ALMONDS]) => {
  const body = { user_id: as, items, felt }
  expect(await food.call('POST', '/api/food-entry', { as, body })).toMatchObject({ status: 201 })
}
const feelings = async (as: string) => (await food.call('GET', `/api/food-feelings/${as}`, { as })).body

describe(FoodFeelingsController.name, () => {
  it('tells foods apart by how three and more meals sat, each food of a meal once', async () => {
    const person = randomUUID()
    for (const felt of [['fine'], ['fine'], ['fine']]) await eat(person, felt, [COTTAGE, COTTAGE])
    await eat(person, ['nausea', 'stuck'])
    await eat(person, ['reflux'])
    await eat(person, [])
    expect(await feelings(person)).toMatchObject({ well: [{ fine: 3, hard: 0 }], hard: [] })
    await eat(person, ['vomiting'], [ALMONDS, COTTAGE])
    expect(await feelings(person)).toMatchObject({ well: [], hard: [{ fine: 0, hard: 3 }] })
  })

  it('knows nothing of other people, and answers its owner alone', async () => {
    const person = randomUUID()
    for (const felt of [['fine'], ['fine'], ['fine']]) await eat(randomUUID(), felt)
    expect(await feelings(person)).toEqual({ well: [], hard: [] })
    const other = await food.call('GET', `/api/food-feelings/${randomUUID()}`, { as: person })
    expect(other).toMatchObject({ status: 403 })
  })
})
