import { describe, expect, it } from '@jest/globals'
import { foodsFelt } from './sits.js'

const food = (name: string, fine: number, hard: number) => ({ name, fine, hard })
const names = (foods: readonly { name: string }[]) => foods.map(({ name }) => name)

describe(foodsFelt.name, () => {
  it('says nothing of what was told once or twice', () => {
    expect(foodsFelt([food('Egg', 2, 0), food('Steak', 0, 2)])).toEqual({ well: [], hard: [] })
  })

  it('tells what sits well from what has been hard, and leaves out what is in between', () => {
    const { well, hard } = foodsFelt([
      food('Egg', 4, 1),
      food('Rice', 3, 1),
      food('Steak', 3, 3),
      food('Cod', 3, 0),
    ])
    expect(names(well)).toEqual(['Egg', 'Cod'])
    expect(names(hard)).toEqual(['Steak'])
  })

  it('puts the most often first, and stays short', () => {
    const many = Array.from({ length: 9 }, (_, index) => food(`Food ${index}`, 3 + index, 0))
    expect(names(foodsFelt(many).well)).toEqual(['Food 8', 'Food 7', 'Food 6', 'Food 5', 'Food 4'])
  })
})
