import { describe, expect, it } from '@jest/globals'
import { dayInSentence, dayInWords, longDayInWords } from './days-in-words.js'

describe(dayInWords.name, () => {
  it('names the near days and dates the others, in any zone', () => {
    const words = (day: string) => dayInWords(day, '2026-03-01')
    expect(words('2026-03-01')).toBe('Today')
    expect(words('2026-02-28')).toBe('Yesterday')
    expect(words('2026-02-27')).toBe('Fri, Feb 27')
    expect(words('2025-12-31')).toBe('Dec 31, 2025')
  })

  it('is written small within a sentence', () => {
    const words = (day: string) => dayInSentence(day, '2026-03-01')
    expect(words('2026-03-01')).toBe('today')
    expect(words('2026-02-28')).toBe('yesterday')
    expect(words('2026-02-27')).toBe('Fri, Feb 27')
  })
})

describe(longDayInWords.name, () => {
  it('writes the month out and stays on its day in any zone', () => {
    expect(longDayInWords('2026-11-01')).toBe('November 1, 2026')
  })
})
