import { describe, expect, it } from '@jest/globals'
import { CHICKEN_AND_BROCCOLI } from '@gb/test-kit/openai-double'
import { readPlateAnswer } from './plate-answer.js'

const [chicken] = CHICKEN_AND_BROCCOLI.items
const read = (change: object) => readPlateAnswer(JSON.stringify({ ...CHICKEN_AND_BROCCOLI, ...change }))
const readItem = (change: object) => read({ items: [{ ...chicken, ...change }] })

describe(readPlateAnswer.name, () => {
  it('rounds figures to the step and takes the ends of the limits', () => {
    expect(readItem({ calories: 140.26, grams: 0, sugar_g: 0 })).toMatchObject({
      items: [{ calories: 140.3, grams: 0 }],
    })
    expect(readItem({ calories: 10_000, grams: 5_000 })).toMatchObject({ kind: 'plate' })
  })

  it('ignores what was not asked for', () => {
    expect(readItem({ gastric_sleeve_rating: 'excellent', __proto__: { polluted: true } })).toMatchObject({
      items: [expect.not.objectContaining({ gastric_sleeve_rating: 'excellent' })],
    })
  })

  it('names the assumptions in our own sentences, each once', () => {
    expect(read({ assumptions: ['no_oil', 'no_oil', 'lean_meat'] })).toMatchObject({
      assumptions: [
        'Portions are guessed from the photo.',
        'No oil or butter is counted in.',
        'Meat is taken as lean, without skin.',
      ],
    })
    expect(read({ assumptions: ['Stop your medicine.'] })).toBeNull()
  })

  it('needs no items when there is no meal, and reads none', () => {
    expect(read({ kind: 'too_dark', items: 'hostile' })).toEqual({ kind: 'too_dark' })
  })
})
