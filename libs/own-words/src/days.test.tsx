import type { Language } from '@gb/domain'
import { Speaking } from '@gb/entries'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { dayInWords, type Days, useDaysIn } from './days'

const NEAR = { today: 'Hoy', yesterday: 'Ayer' }
const WORDS = { ...NEAR, inSentence: { today: 'hoy', yesterday: 'ayer' } }
const TODAY = '2026-01-01'

const daysIn = (language: Language): Days => {
  let days: Days | undefined
  const Part = () => {
    days = useDaysIn(WORDS)
    return null
  }
  render(
    <Speaking language={language}>
      <Part />
    </Speaking>,
  )
  if (days === undefined) throw new Error('Nothing was drawn.')
  return days
}

afterEach(cleanup)

describe(dayInWords.name, () => {
  it.each([
    ['2026-01-01', 'Hoy'],
    ['2025-12-31', 'Ayer'],
    ['2025-12-30', '30 dic 2025'],
    ['2026-01-02', 'vie, 2 de ene'],
  ])('writes %s as "%s"', (day, said) => expect(dayInWords(day, TODAY, NEAR, 'es')).toBe(said))

  it('writes it as English does', () => {
    expect(dayInWords('2025-12-30', TODAY, NEAR, 'en')).toBe('Dec 30, 2025')
    expect(dayInWords('2026-01-02', TODAY, NEAR, 'en')).toBe('Fri, Jan 2')
  })
})

describe(useDaysIn.name, () => {
  it('names near days by the words of the catalog, within a sentence by their own', () => {
    const { day, inSentence } = daysIn('es')
    expect([day(TODAY, TODAY), inSentence(TODAY, TODAY)]).toEqual(['Hoy', 'hoy'])
    expect([day('2025-12-31', TODAY), inSentence('2025-12-31', TODAY)]).toEqual(['Ayer', 'ayer'])
  })

  it('writes a day of the week and a month in the language that is spoken', () => {
    expect([daysIn('en').weekday('2026-01-02'), daysIn('en').month('2027-05-09')]).toEqual([
      'Fri',
      'May 2027',
    ])
    expect([daysIn('es').weekday('2026-01-02'), daysIn('es').month('2027-05-09')]).toEqual([
      'vie',
      'may 2027',
    ])
  })
})
