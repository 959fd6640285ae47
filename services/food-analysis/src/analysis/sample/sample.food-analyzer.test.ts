import { describe, expect, it } from '@jest/globals'
import { energyFits } from '@gb/domain'
import { SampleFoodAnalyzer } from './sample.food-analyzer.js'
import { SAMPLE_PLATES } from './sample-plates.js'

const analyze = (photo: string) => new SampleFoodAnalyzer().analyze(Buffer.from(photo))

describe(SampleFoodAnalyzer.name, () => {
  it('gives one photo one plate, and says that no AI is connected', async () => {
    const plate = await analyze('photo')
    expect(plate).toMatchObject({
      kind: 'plate',
      source: 'sample',
      assumptions: ['Sample result: no AI is connected'],
    })
    expect(await analyze('photo')).toEqual(plate)
  })

  it('shows every plate to some photo', async () => {
    const plates = await Promise.all(Array.from({ length: 200 }, (_, photo) => analyze(`photo ${photo}`)))
    expect(new Set(plates.map((plate) => JSON.stringify(plate))).size).toBe(SAMPLE_PLATES.length)
  })

  it('scales the figures of USDA to the portion', async () => {
    const plates = await Promise.all(Array.from({ length: 200 }, (_, photo) => analyze(`photo ${photo}`)))
    const chicken = plates
      .flatMap((plate) => (plate.kind === 'plate' ? plate.items : []))
      .find(({ name }) => name === 'Grilled chicken breast')
    expect(chicken).toMatchObject({ grams: 85, calories: 140.3, proteinG: 26.4, fatG: 3 })
  })
})

describe('SAMPLE_PLATES', () => {
  it('holds figures whose energy fits their nutrients', () => {
    const foods = SAMPLE_PLATES.flat().map(([food]) => food)
    expect(foods.filter((food) => !energyFits({ ...food, calories: food.kcal }, 'estimated'))).toEqual([])
  })
})
