import { describe, expect, it } from '@jest/globals'
import { NO_LESS } from './no-less.js'

describe('who is too light, pregnant, or eats very little', () => {
  it('is urged nowhere to less food, less energy or a loss', async () => {
    expect((await NO_LESS.look()).problems).toEqual([])
  })
})
