import { describe, expect, it } from '@jest/globals'
import { attentionFirst } from './attention-first'

const entry = (id: number, state: 'saved' | 'waiting' | 'attention') => ({ id, state, refusal: null })

describe(attentionFirst.name, () => {
  it('moves what was refused to the top and leaves both parts in their order', () => {
    const entries = [
      entry(1, 'waiting'),
      entry(2, 'saved'),
      entry(3, 'attention'),
      entry(4, 'saved'),
      entry(5, 'attention'),
    ]
    expect(attentionFirst(entries).map(({ id }) => id)).toEqual([3, 5, 1, 2, 4])
  })
})
