import { describe, expect, it } from '@jest/globals'
import { type Need, Room, Stands } from './stands.js'

const EITHER: Need = { number: 0, words: [0, 1], uses: 1 }
const SECOND: Need = { number: 1, words: [1], uses: 1 }
const NEEDS_OF = [[0], [0, 1]]
const standsIn = (...meanings: (readonly number[])[]) =>
  new Stands(meanings, new Room(NEEDS_OF, { words: 3, needs: 2, reach: 2 }))

describe(Stands.name, () => {
  it('tells where the words of a need stand, from the front to the end', () => {
    const stands = standsIn([1], [2], [0], [1])
    expect(stands.of(EITHER)).toEqual([0, 2, 3])
    expect(stands.of(SECOND)).toEqual([0, 3])
    expect([stands.countOf(0), stands.countOf(1)]).toEqual([3, 2])
  })

  it('knows each need that a text fills once', () => {
    expect(standsIn([0], [0], [1]).filled).toEqual([0, 1])
    expect(standsIn([2], []).filled).toEqual([])
  })

  it('knows which needs no phrase reaches at once', () => {
    // One room for all of them: what was read before is gone.
    const room = new Room([[0], [1]], { words: 2, needs: 2, reach: 2 })
    const isNear = (...meanings: (readonly number[])[]) => {
      const stands = new Stands(meanings, room)
      return (stands.stretchesOf(0) & stands.stretchesOf(1)) !== 0
    }
    expect(isNear([0], [], [1])).toBe(true)
    const far = Array.from({ length: 9 }, () => [])
    expect(isNear([0], ...far, [1])).toBe(false)
    const long = Array.from({ length: 9000 }, () => [])
    expect(isNear(...long, [0], [1])).toBe(true)
  })

  it('stands nowhere where no word of a need is', () => {
    expect(standsIn([0]).of(SECOND)).toEqual([])
  })
})
