import { describe, expect, it } from '@jest/globals'
import { saidToday } from './said-today.js'

describe(saidToday.name, () => {
  it('leaves out what urges to less, and nothing else', () => {
    const kept = ['12.0 g protein per 100 kcal', 'a lot of sugar for one meal']
    const once = [
      'more energy than this phase plans for one meal',
      'Next time, plan a smaller or a leaner meal.',
    ]
    expect(saidToday([kept[0] ?? '', ...once, kept[1] ?? ''])).toEqual(kept)
  })
})
