import { describe, expect, it } from '@jest/globals'
import { FOODS } from './foods.js'

describe('typed names of foods', () => {
  it('are read in spite of slips, and an unknown one is never another animal or a nut', async () => {
    const { lines, problems } = await FOODS.look()
    process.stdout.write(`${lines.join('\n')}\n`)
    expect(problems).toEqual([])
  })
})
