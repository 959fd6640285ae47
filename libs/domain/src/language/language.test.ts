import { describe, expect, it } from '@jest/globals'
import { chosen, formatsOf } from './formats.js'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, languageOf, otherLanguages } from './language.js'

describe(languageOf.name, () => {
  it.each([
    [['es-MX', 'en-US'], 'es'],
    [['en-US', 'es-MX'], 'en'],
    [['ES'], 'es'],
    [['fr-FR', 'es-419'], 'es'],
    [['de-DE', 'fr'], 'en'],
    // "est" is Estonian.
    [['est'], 'en'],
    [[], 'en'],
  ])('takes %j for %s', (preferred, language) => expect(languageOf(preferred)).toBe(language))
})

describe(isLanguage.name, () => {
  it('knows those of ours, each by its own name, and no other', () => {
    for (const language of LANGUAGES) expect(isLanguage(language)).toBe(true)
    for (const other of ['fr', '', 'EN', null]) expect(isLanguage(other)).toBe(false)
    expect(LANGUAGE_NAMES).toEqual({ en: 'English', es: 'Español' })
    expect([otherLanguages('en'), otherLanguages('es')]).toEqual([['es'], ['en']])
  })
})

describe(formatsOf.name, () => {
  const [en, es] = [formatsOf('en'), formatsOf('es')]

  it('writes numbers, days, times and lists as people in the U.S. do in each language', () => {
    expect([en.number(1200.5), es.number(1200.5)]).toEqual(['1,200.5', '1,200.5'])
    expect(en.day('2026-11-01', 'long')).toBe('November 1, 2026')
    expect(es.day('2026-11-01', 'long')).toBe('1 de noviembre de 2026')
    expect(en.day('2026-11-20', 'month')).toBe('November 2026')
    expect(es.day('2026-11-20', 'month')).toBe('noviembre de 2026')
    const short = (['shortMonth', 'weekday', 'short', 'near'] as const).map((style) => [
      en.day('2026-11-20', style),
      es.day('2026-11-20', style),
    ])
    expect(short).toEqual([
      ['Nov 2026', 'nov 2026'],
      ['Fri, Nov 20', 'vie, 20 de nov'],
      ['Nov 20, 2026', '20 nov 2026'],
      ['Nov 20', '20 nov'],
    ])
    expect(en.list(['a', 'b', 'c'])).toBe('a, b, and c')
    expect(es.list(['fiebre', 'tos'])).toBe('fiebre y tos')
    // "e" before the sound of an i, as it is said.
    expect(es.list(['tos', 'hinchazón'])).toBe('tos e hinchazón')
    expect(en.time(Date.UTC(2026, 0, 1, 20, 5))).toMatch(/^\d{1,2}:05\u00a0[AP]M$/)
    expect(es.time(Date.UTC(2026, 0, 1, 20, 5))).toMatch(/^\d{1,2}:05\u00a0[ap].\u00a0?m.$/)
    expect([en.country('DE'), es.country('DE')]).toEqual(['Germany', 'Alemania'])
  })

  it('chooses the words for so many, those of one number first', () => {
    const forms = { '=0': 'none', one: 'a day', other: 'days' }
    expect([0, 1, 2].map((count) => en.plural(count, forms))).toEqual(['none', 'a day', 'days'])
    const days = { one: 'día', many: 'de días', other: 'días' }
    expect([1, 3, 1_000_000].map((count) => es.plural(count, days))).toEqual(['día', 'días', 'de días'])
  })
})

describe(chosen.name, () => {
  it('takes the words of a choice, and those of any other', () => {
    const forms = { home: 'at home', other: 'elsewhere' }
    expect([chosen('home', forms), chosen('abroad', forms)]).toEqual(['at home', 'elsewhere'])
  })
})
