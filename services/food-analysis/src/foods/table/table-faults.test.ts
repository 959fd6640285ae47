import { describe, expect, it } from '@jest/globals'
import { type Food, isLiverName, tagsOfName } from '@gb/domain'
import { readFoodSeed } from './seed-files.js'
import { tableFaults } from './table-faults.js'

const foods = (await readFoodSeed()).foods.map(({ food }) => food)
const first = foods[0]
if (!first) throw new Error('no foods')
const sample: Food = first
const named = (name: string, change: Partial<Food> = {}): Food => ({
  ...sample,
  name,
  tags: [],
  earliestPhase: 'soft',
  isDrink: false,
  ...change,
})

describe(tableFaults.name, () => {
  it('finds nothing in the shipped table', () => {
    expect(foods.flatMap(tableFaults)).toEqual([])
  })

  it.each([
    ['a condiment that stops a plate', named('Soy sauce')],
    ['dry meat called soft', named('Chicken thigh, grilled')],
    ['shrimp called soft', named('Shrimp, boiled')],
    ['a drink with a texture', named('Oat drink', { isDrink: true })],
    ['ground meat that comes late', named('Ground veal', { earliestPhase: 'regular' })],
    ['stewed meat that comes late', named('Barbacoa', { earliestPhase: 'regular' })],
    [
      'the same by another name',
      named('Beef, dish', { earliestPhase: 'regular', aliases: ['carne desmechada'] }),
    ],
    ['alcohol without advice', named('Rum', { tags: ['alcohol'] })],
  ])('finds %s', (_what, food) => {
    expect(tableFaults(food)).toHaveLength(1)
  })

  it('has nothing against what is right', () => {
    const right = [
      named('Chicken breast, stewed'),
      named('Olive oil', { tags: ['condiment'] }),
      named('Skim milk', { isDrink: true, earliestPhase: 'full' }),
      named('Beef, roasted', { earliestPhase: 'regular' }),
      named('Tostada with chicken tinga', { earliestPhase: 'regular', aliases: ['tostada de tinga'] }),
    ]
    expect(right.flatMap(tableFaults)).toEqual([])
  })
})

describe('the shipped food table and names', () => {
  const drinkTags = (tags: readonly string[]) =>
    tags.filter((tag) => tag === 'alcohol' || tag === 'carbonated').sort()

  it('reads no alcohol and no bubbles into a name that has none', () => {
    const wrong = foods.filter(({ name, tags, isDrink }) => {
      const said = tagsOfName(name)
      return said.length > 0 && (!isDrink || said.some((tag) => !tags.includes(tag)))
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('knows liver by each of its names, and reads it into no other food', () => {
    const isLiver = ({ foodId }: Food) =>
      /liver|foie-gras|giblet|haggis/.test(foodId) && !/gizzard/.test(foodId)
    const livers = foods.filter(isLiver)
    expect(livers.map(({ foodId }) => foodId).sort()).toEqual([
      'beef-liver-braised',
      'chicken-liver-simmered',
      'chicken-livers-fried',
      'cod-liver-oil',
      'foie-gras',
      'liver-and-onions',
      'liverwurst',
    ])
    const missed = livers.flatMap(({ name, aliases }) =>
      [name, ...aliases].filter((each) => !isLiverName(each)),
    )
    const wrong = foods
      .filter((food) => !isLiver(food))
      .flatMap(({ name, aliases }) => [name, ...aliases].filter(isLiverName))
    expect([missed, wrong]).toEqual([[], []])
  })

  it('knows a drink with alcohol by each of its names', () => {
    const missed = foods.flatMap((food) =>
      [food.name, ...food.aliases].filter(
        (name) => food.tags.includes('alcohol') && !drinkTags(tagsOfName(name)).includes('alcohol'),
      ),
    )
    expect(missed).toEqual([])
  })
})
