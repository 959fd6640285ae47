import { describe, expect, it } from '@jest/globals'
import { NO_LESS, saysMoodAndWeight } from './no-less.js'
import { urgesTo } from './no-less-texts.js'

describe('who is too light, pregnant, or eats very little', () => {
  it('is urged nowhere to less food, less energy or a loss', async () => {
    expect((await NO_LESS.look()).problems).toEqual([])
  })

  it('is looked at with a mood that goes with the weight', () => {
    expect(saysMoodAndWeight()).toContain('go down more')
  })

  it.each([
    ['Serve yourself half of what you think.', true],
    ['Plan a smaller meal in the evening.', true],
    ['Do you drink any calories? Look at drinks with calories.', true],
    ['Stay under 1,000 calories.', true],
    ["Don't skip meals and don't eat less and less.", false],
    ['You put protein first to keep muscle while you lose weight.', false],
    ['Pick a can with less sodium.', false],
  ])('reads a fixed text as one that urges or not: %s', (text, isUrging) => {
    expect(urgesTo(text)).toBe(isUrging)
  })
})
