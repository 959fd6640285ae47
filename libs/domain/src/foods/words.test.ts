import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { foodWords, singular } from './words.js'

describe(singular.name, () => {
  it.each([
    ['eggs', 'egg'],
    ['berries', 'berry'],
    ['tomatoes', 'tomato'],
    ['peaches', 'peach'],
    ['cheeses', 'cheese'],
    ['cookies', 'cookie'],
    ['halves', 'half'],
    ['asparagus', 'asparagus'],
    ['swiss', 'swiss'],
    ['gas', 'gas'],
  ])('makes %s %s', (plural, expected) => {
    expect(singular(plural)).toBe(expected)
  })
})

describe(foodWords.name, () => {
  it.each([
    ['Crème brûlée', ['creme', 'brulee']],
    ['Milk, 2%', ['milk', '2pct']],
    ['milk 2 percent', ['milk', '2pct']],
    ['Non-fat Greek yoghurt', ['fat', 'free', 'greek', 'yogurt']],
    ["General Tso's chicken", ['general', 'tso', 'chicken']],
    ['a bowl of the eggs', ['bowl', 'egg']],
    ['Chicken without skin', ['chicken', 'no', 'skin']],
    ['SF jello', ['sugar', 'free', 'jello']],
    ['s/f Jell-O', ['sugar', 'free', 'jell', 'o']],
    ['sugarfree pudding', ['sugar', 'free', 'pudding']],
    ['NSA ice cream', ['sugar', 'free', 'ice', 'cream']],
    ['No Sugar Added pops', ['sugar', 'free', 'pop']],
    ['cookies without added sugar', ['cookie', 'sugar', 'free']],
    ['zero-sugar syrup', ['sugar', 'free', 'syrup']],
    ['gelatina sin azúcar', ['gelatina', 'sugar', 'free']],
    ['jugo sin azúcar añadida', ['jugo', 'sugar', 'free']],
    ['brown sugar', ['brown', 'sugar']],
    ['chix soup', ['chicken', 'soup']],
    ['un huevito con quesito', ['huevo', 'queso']],
    ['carnitas', ['carnita']],
    ['', []],
    ["';DROP TABLE food;--", ['drop', 'table', 'food']],
  ])('reads %s', (text, words) => {
    expect(foodWords(text)).toEqual(words)
  })

  it('answers a bounded number of plain words for any text, and reads them again as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const words = foodWords(text)
        expect(words.length).toBeLessThanOrEqual(24)
        for (const word of words) expect(word).toMatch(/^[a-z0-9]{1,24}$/)
      }),
    )
  })
})
