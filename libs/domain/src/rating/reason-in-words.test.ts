import { describe, expect, it } from '@jest/globals'
import { densityReason, reasonInWords } from './reason-in-words.js'

describe(reasonInWords.name, () => {
  it.each([
    [17.2, 'a lot of protein for its calories'],
    [8, 'a lot of protein for its calories'],
    [7.9, 'some protein for its calories'],
    [5, 'some protein for its calories'],
    [4.9, 'little protein for its calories'],
    [0, 'little protein for its calories'],
  ])('says %d g protein per 100 kcal as "%s"', (grams, words) => {
    expect(reasonInWords(densityReason(grams))).toBe(words)
  })

  it('says how a meal of long ago was held back as one of today', () => {
    expect(reasonInWords('tough meat caps the label at good')).toBe('tough meat: Good is the highest rating')
  })

  it.each(['more fat than protein', 'protein below the 20 g target', 'liquid sugar'])(
    'says "%s" as it is',
    (reason) => {
      expect(reasonInWords(reason)).toBe(reason)
    },
  )
})
