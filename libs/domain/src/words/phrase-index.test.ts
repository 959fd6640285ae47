import { describe, expect, it } from '@jest/globals'
import { PhraseIndex } from './phrase-index.js'
import { type Need, Room, Stands } from './stands.js'

const need = (number: number, uses: number): Need => ({ number, words: [number], uses })

const COMMON = need(0, 3)
const RARE = need(1, 1)
const phrases = [{ needs: [COMMON] }, { needs: [COMMON, RARE] }, { needs: [RARE] }, { needs: [] }]
const index = new PhraseIndex(phrases)
const among = (...words: number[]) =>
  index
    .among(
      new Stands(
        words.map((word) => [word]),
        new Room([[0], [1]], { words: 3, needs: 2, reach: 2 }),
      ),
    )
    .map((found) => phrases.indexOf(found))

describe(PhraseIndex.name, () => {
  it('looks at no phrase for a text without any of their words', () => {
    expect(among()).toEqual([])
    expect(among(2)).toEqual([])
  })

  it('looks at a phrase whose words are all there, in the order of the phrases', () => {
    expect(among(0)).toEqual([0])
    expect(among(1)).toEqual([2])
    expect(among(1, 0)).toEqual([0, 1, 2])
  })

  it('looks at no phrase whose words stand where none reaches', () => {
    expect(among(1, 2, 2, 2, 2, 2, 2, 2, 2, 0)).toEqual([0, 2])
  })
})
