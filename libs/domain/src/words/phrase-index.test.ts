import { describe, expect, it } from '@jest/globals'
import { type Compiled, type Need, PhraseIndex } from './phrase-index.js'

const need = (number: number, uses: number): Need => ({ number, size: 1, uses })
const phrase = (...needs: Need[]): Compiled => ({
  places: [],
  notBefore: undefined,
  first: need(0, 0),
  needs,
  longest: 1,
  back: 0,
  near: null,
  stops: new Set(),
  turns: new Set(),
})

const COMMON = need(1, 3)
const RARE = need(2, 1)
const phrases = [phrase(COMMON), phrase(COMMON, RARE), phrase(RARE), phrase()]
const index = new PhraseIndex(phrases)
const among = (...needs: Need[]) =>
  index
    .among({
      meanings: [],
      begins: [],
      isLeftOut: [],
      stands: new Map(needs.map(({ number }) => [number, [0]])),
    })
    .map((found) => phrases.indexOf(found))

describe(PhraseIndex.name, () => {
  it('looks at no phrase for a text without any of their words', () => {
    expect(among()).toEqual([])
  })

  it('looks at a phrase where its rarest word stands, in the order of the phrases', () => {
    expect(among(COMMON)).toEqual([0])
    expect(among(RARE, COMMON)).toEqual([0, 1, 2])
  })
})
