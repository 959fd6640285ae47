import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { FOOD_QUERY_LENGTH } from '@gb/domain'
import { statement } from '@gb/service-kit'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { FoodTableService } from '../table/food-table.service.js'
import { FoodSearchController } from './food-search.controller.js'

let food: Awaited<ReturnType<typeof startFoodAnalysis>>
const person = randomUUID()

beforeAll(async () => {
  food = await startFoodAnalysis()
})
afterAll(() => food.close())

interface Found extends Record<string, unknown> {
  foods: { food_id: string; name: string }[]
}

const ask = (query: string) => food.call('GET', `/api/foods?${query}`, { as: person })
const search = async (q: string, more = ''): Promise<string[]> => {
  const { status, body } = await ask(`q=${encodeURIComponent(q)}${more}`)
  expect(status).toBe(200)
  return (body as Found).foods.map(({ name }) => name)
}

describe(FoodSearchController.name, () => {
  it('answers figures of 100 g, portions and the earliest phase', async () => {
    const { body } = await ask('q=greek%20yogurt%20plain%20nonfat')
    expect((body as Found).foods[0]).toEqual({
      food_id: 'greek-yogurt-plain-nonfat',
      name: 'Greek yogurt, plain, nonfat',
      calories: 59,
      protein_g: 10.19,
      carbs_g: 3.6,
      fat_g: 0.39,
      fiber_g: 0,
      sugar_g: 3.24,
      portions: [
        { name: 'container', grams: 170 },
        { name: 'cup', grams: 245 },
        { name: 'tablespoon', grams: 15 },
      ],
      earliest_phase: 'full',
    })
  })

  it('answers one food by its id', async () => {
    const { body } = await ask('q=greek%20yogurt%20plain%20nonfat')
    const one = await food.call('GET', '/api/foods/greek-yogurt-plain-nonfat', { as: person })
    expect(one).toMatchObject({ status: 200, body: (body as Found).foods[0] })
    expect(await food.call('GET', '/api/foods/manna', { as: person })).toMatchObject({
      status: 404,
      body: { message: 'This food is not in the food table.' },
    })
    expect(await food.call('GET', `/api/foods/${'x'.repeat(81)}`, { as: person })).toMatchObject({
      status: 400,
    })
  })

  it.each([
    ['a word', 'egg', 'Egg, hard-boiled'],
    ['a plural', 'eggs', 'Egg, hard-boiled'],
    ['another order', 'soup noodle chicken', 'Chicken noodle soup'],
    ['a beginning', 'brocc', 'Broccoli, cooked'],
    ['a wrong letter', 'brocooli', 'Broccoli, cooked'],
    ['swapped letters', 'chikcen breast', 'Chicken breast, roasted, no skin'],
    ['a missing letter', 'cotage cheese', 'Cottage cheese, 2%'],
    ['two slips', 'yogrut grek', 'Greek yogurt, plain, nonfat'],
    ['another name', 'prawns', 'Shrimp, cooked'],
    ['an accent', 'jalapeño', 'Jalapeno'],
    ['a percent sign', 'milk 2%', 'Milk, 2%'],
    ['whose it is', 'grandmas lasagna', 'Lasagna with meat sauce'],
    ['a maker', 'Tyson chicken nuggets', 'Chicken nuggets'],
    ['a brand with a slip', 'chobanni', 'Chobani Greek yogurt, fruit'],
    ['a dish', "shepard's pie", "Shepherd's pie"],
    ['a name in Spanish', 'pechuga de pollo', 'Chicken breast, roasted, no skin'],
    ['a Spanish accent left out', 'atun', 'Tuna, light, in water, drained'],
    ['a missing space', 'peanutbutter', 'Peanut butter'],
  ])('understands %s', async (_what, q, expected) => {
    expect((await search(q))[0]).toBe(expected)
  })

  it('finds nothing for what is no food, and nothing for signs alone', async () => {
    expect(await search('xqzwv')).toEqual([])
    expect(await search('& | ! <-> :*')).toEqual([])
    expect(await search("'); DELETE FROM food --")).not.toContain('error')
  })

  it.each(['emu', 'moose', 'emu egg', 'ostrich burger', 'jackfruit tacos', 'cat', 'pili nuts', 'kola nut'])(
    'answers nothing rather than another food for %s',
    async (q) => {
      expect(await search(q)).toEqual([])
    },
  )

  it('offers no other animal and no nut that nobody asked for', async () => {
    for (const name of await search('goat curry')) expect(name).toMatch(/goat/i)
    for (const name of await search('rabbit stew')) expect(name).toMatch(/^Rabbit/)
    expect(await search('pea')).not.toContain('Peanut butter')
    expect(await search('ham')).not.toContain('Hamburger')
  })

  it('answers as many as asked', async () => {
    expect(await search('cheese', '&limit=3')).toHaveLength(3)
    expect((await search('c')).length).toBe(20)
  })

  it('refuses what is too long, empty or unknown', async () => {
    for (const query of [
      '',
      'q=',
      `q=${'a'.repeat(FOOD_QUERY_LENGTH.max + 1)}`,
      'q=a&limit=51',
      'q=a&sort=x',
    ])
      expect(await ask(query)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
    expect(await food.call('GET', '/api/foods?q=egg')).toMatchObject({ status: 401 })
  })
})

describe(FoodTableService.name, () => {
  const count = statement(
    'test_count_foods',
    'SELECT count(*)::int AS n, max(updated_at) AS at FROM food_analysis.food',
  )

  it('loads once, however many processes start, and leaves a loaded table alone', async () => {
    const before = await food.sql.one(count)
    const others = await Promise.all([startFoodAnalysis(), startFoodAnalysis()])
    await Promise.all(others.map((other) => other.close()))
    expect(await food.sql.one(count)).toEqual(before)
  })

  it('matches names and finds foods by id', async () => {
    const table = food.app.get(FoodTableService, { strict: false })
    expect(table.matchFood('grilled chicken breast')?.foodId).toBe('chicken-breast-roasted-no-skin')
    expect(table.matchFood('chicken surprise')).toBeNull()
    expect((await table.byId('egg-hard-boiled'))?.tags).toEqual([])
    expect(await table.byId('no-such-food')).toBeNull()
    expect([...(await table.byIds(['egg-hard-boiled', 'no-such-food'])).keys()]).toEqual(['egg-hard-boiled'])
  })
})
