import { describe, expect, it } from '@jest/globals'
import { laidOver, NO_CHOICES, readWishes, withoutWish, withWish, type Wish } from './unsent'

const swap = (place: string, recipeId: string | null, planId = 'p'): Wish => ({
  kind: 'swap',
  planId,
  place,
  recipeId,
})
const week = (templateId: string): Wish => ({ kind: 'week', templateId })

describe('choices that the server has not taken yet', () => {
  it('are one of each kind: the last about a place or about the week', () => {
    const wishes = [swap('1/0/0', 'a'), week('w'), swap('1/0/0', null), swap('1/0/0', 'b', 'q'), week('x')]
    expect(wishes.reduce(withWish, [])).toEqual([swap('1/0/0', null), swap('1/0/0', 'b', 'q'), week('x')])
  })

  it('lie over what the server keeps, also a dish that was taken back', () => {
    const stored = {
      swaps: [
        { plan_id: 'p', place: '1/0/0', recipe_id: 'a' },
        { plan_id: 'q', place: '1/0/0', recipe_id: 'a' },
      ],
      filled_week: 'w',
    }
    expect(laidOver(stored, [swap('1/0/0', null), swap('2/0/0', 'b'), week('x')])).toEqual({
      swaps: [
        { plan_id: 'q', place: '1/0/0', recipe_id: 'a' },
        { plan_id: 'p', place: '2/0/0', recipe_id: 'b' },
      ],
      filled_week: 'x',
    })
    expect(laidOver(NO_CHOICES, [])).toEqual(NO_CHOICES)
  })

  it('are met one by one; a newer one about the same stays', () => {
    expect(withoutWish([swap('1/0/0', 'a')], swap('1/0/0', 'a'))).toEqual([])
    expect(withoutWish([swap('1/0/0', 'b')], swap('1/0/0', 'a'))).toEqual([swap('1/0/0', 'b')])
  })

  it.each([null, '', '{', '{}', '[1,null,{}]', '[{"kind":"swap"}]', '[{"kind":"week","templateId":7}]'])(
    'of a storage that holds %s are none',
    (kept) => expect(readWishes(kept)).toEqual([]),
  )
})
