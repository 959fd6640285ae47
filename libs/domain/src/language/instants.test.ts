import { describe, expect, it } from '@jest/globals'
import { type InstantStyle, instantInWords } from './instants.js'

const AT = '2026-11-20T13:05:00Z'
const timeZone = 'America/New_York'
// Between time and its half of the day stands a space that breaks no line.
const plain = (words: string) => words.replaceAll(/\s/gu, ' ')

describe(instantInWords.name, () => {
  it.each<[InstantStyle, string, string]>([
    ['day', 'Nov 20, 2026', '20 nov 2026'],
    ['longDay', 'November 20, 2026', '20 de noviembre de 2026'],
    ['weekdayTime', 'Fri 8:05 AM', 'vie 8:05 a.m.'],
    ['moment', 'Friday, November 20 at 8:05 AM', 'viernes, 20 de noviembre, 8:05 a.m.'],
    ['dated', 'November 20, 2026 at 8:05 AM EST', '20 de noviembre de 2026 a las 8:05 a.m. EST'],
  ])('writes a %s as people in the U.S. do in each language', (style, en, es) => {
    expect(plain(instantInWords(AT, style, { timeZone }))).toBe(en)
    expect(plain(instantInWords(AT, style, { language: 'es', timeZone }))).toBe(es)
  })

  it('is of the day that it is where the person is', () => {
    const late = Date.parse('2026-11-20T23:30:00Z')
    expect(instantInWords(late, 'day', { timeZone: 'Asia/Tokyo' })).toBe('Nov 21, 2026')
    expect(instantInWords(new Date(late), 'day', { timeZone })).toBe('Nov 20, 2026')
  })

  it('is where this runs unless told', () => {
    const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions()
    expect(instantInWords(AT, 'moment')).toBe(instantInWords(AT, 'moment', { timeZone: here }))
  })
})
