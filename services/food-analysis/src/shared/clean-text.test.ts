import { describe, expect, it } from '@jest/globals'
import { cleanText } from './clean-text.js'

describe(cleanText.name, () => {
  it.each([
    ['Chicken, 85 g', 'Chicken, 85 g'],
    ['  Crème   brûlée\t\n', 'Crème brûlée'],
    ['a\u0000b\u001b[31mc\u007fd', 'ab[31mcd'],
    ['\u202egnp.exe\u2066x\u2069\u200b\ufeff', 'gnp.exex'],
    ['see https://evil.example/a?b=c now', 'see now'],
    ['see WWW.evil.example now', 'see now'],
    ['ht\u200btp://evil.example', ''],
    ['e\u0301\u0301\u0301\u0301\u0301\u0301', 'é\u0301\u0301'],
    ['broken \ud800 half', 'broken \ufffd half'],
    ['', ''],
  ])('turns %j into %j', (text, wanted) => {
    expect(cleanText(text, 120)).toBe(wanted)
  })

  it('cuts at the limit without breaking a character in two', () => {
    expect(cleanText('🍲'.repeat(100), 119)).toBe('🍲'.repeat(59))
  })

  // A pattern that tried every way to divide it would not come to an end before the test is given up.
  it('comes to an end with a hostile text', () => {
    const text = cleanText(`${'http://'.repeat(30_000)}${' '.repeat(200_000)}`, 120)
    expect(text.length).toBeLessThanOrEqual(120)
  })
})
