import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MEAL_TEXT_LENGTH } from '@gb/domain'
import { startFoodAnalysis } from '../../testing/start-food-analysis.js'
import { MealTextController } from './meal-text.controller.js'

let food: Awaited<ReturnType<typeof startFoodAnalysis>>
beforeAll(async () => {
  food = await startFoodAnalysis()
})
afterAll(() => food.close())

const parse = (text: unknown) => food.call('POST', '/api/foods/parse', { as: randomUUID(), body: { text } })

describe(MealTextController.name, () => {
  it('reads a meal and names what it does not understand', async () => {
    const { status, body } = await parse(
      '2 eggs, half a cup of cottage cheese with unicorn stew and a slice of milk',
    )
    expect(status).toBe(200)
    expect(body['items']).toEqual([
      {
        text: '2 eggs',
        food_id: 'egg-hard-boiled',
        name: 'Egg, hard-boiled',
        grams: 100,
        portion: 'egg',
        calories: 155,
        protein_g: 12.6,
        carbs_g: 1.1,
        fat_g: 10.6,
        fiber_g: 0,
        sugar_g: 1.1,
        is_assumed: false,
        problem: null,
        message: null,
      },
      {
        text: 'half a cup of cottage cheese',
        food_id: 'cottage-cheese-2-percent',
        name: 'Cottage cheese, 2%',
        grams: 113,
        portion: 'cup',
        calories: 91.5,
        protein_g: 11.8,
        carbs_g: 5.4,
        fat_g: 2.6,
        fiber_g: 0,
        sugar_g: 4.5,
        is_assumed: false,
        problem: null,
        message: null,
      },
      {
        text: 'unicorn stew',
        food_id: null,
        name: 'unicorn stew',
        grams: null,
        portion: null,
        calories: null,
        protein_g: null,
        carbs_g: null,
        fat_g: null,
        fiber_g: null,
        sugar_g: null,
        is_assumed: true,
        problem: 'unknown_food',
        message: 'We do not know "unicorn stew". Search for a food like it, or enter its numbers.',
      },
      {
        text: 'a slice of milk',
        food_id: 'milk-2-percent',
        name: 'Milk, 2%',
        grams: null,
        portion: null,
        calories: null,
        protein_g: null,
        carbs_g: null,
        fat_g: null,
        fiber_g: null,
        sugar_g: null,
        is_assumed: false,
        problem: 'unknown_amount',
        message: 'We do not know how much "a slice of milk" weighs. How many grams of Milk, 2% was it?',
      },
    ])
  })

  it('reads slips, brands, a scoop and Spanish', async () => {
    const { body } = await parse('a scoop of protien powder, 1 chobani, dos huevos revueltos con jamón, emu')
    expect(
      (body['items'] as { name: string; grams: number; protein_g: number }[]).map(
        ({ name, grams, protein_g: proteinG }) => [name, grams, proteinG],
      ),
    ).toEqual([
      ['Protein powder', 30, 24],
      ['Chobani Greek yogurt, fruit', 150, 11],
      ['Egg, scrambled', 122, 12.2],
      ['Ham, roasted', 85, 18.7],
      ['emu', null, null],
    ])
  })

  it('asks which it was where a name does not say whether there is sugar in it', async () => {
    const { body } = await parse('strawberry jello, sf jello, a popsicle')
    const said = (body['items'] as { name: string; message: string | null }[]).map(({ name, message }) => [
      name,
      message,
    ])
    expect(said).toEqual([
      ['strawberry jello', 'Was the "strawberry jello" sugar free or regular? Search for the one you had.'],
      ['Gelatin, sugar free', null],
      ['popsicle', 'Was the "popsicle" sugar free or regular? Search for the one you had.'],
    ])
  })

  it('takes text of a bounded length of a signed-in person only', async () => {
    for (const text of ['', '   ', 7, null, 'a'.repeat(MEAL_TEXT_LENGTH.max + 1)])
      expect(await parse(text)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
    expect((await parse('🍳'.repeat(200))).status).toBe(200)
    expect(await food.call('POST', '/api/foods/parse', { body: { text: 'egg' } })).toMatchObject({
      status: 401,
    })
  })
})
