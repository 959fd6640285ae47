import { describe, expect, it } from '@jest/globals'
import { CONCERNS } from './concerns.js'

describe('people whose logs want care', () => {
  it('read the most urgent first, and the same in every place', async () => {
    expect((await CONCERNS.look()).problems).toEqual([])
  })
})
