import { describe, expect, it } from '@jest/globals'
import { ELSEWHERE, helpCountryOf, helpOf } from './choose.js'
import { COUNTRY_HELP } from './countries.js'
import { callHref, HELP_REVIEWED, linesIn, shownNumber, textHref } from './help.js'

const lines = COUNTRY_HELP.flatMap(({ country, lines: own, eating = [] }) =>
  [...own, ...eating].map((line) => ({ country, ...line })),
)

describe('the list', () => {
  it('has the countries that the product promises, each once', () => {
    const promised = 'US CA GB IE AU NZ DE AT CH FR ES IT NL BE SE NO DK FI PT PL IN MX BR JP ZA'.split(' ')
    const listed = COUNTRY_HELP.map(({ country }) => country)
    expect(promised.filter((country) => !listed.includes(country))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('is in the order of the names, as it is looked through', () => {
    const names = COUNTRY_HELP.map(({ name }) => name)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  })

  it('says who says so, and was checked within a year', () => {
    expect(COUNTRY_HELP.filter(({ source }) => source.length < 3)).toEqual([])
    expect(Date.now() - Date.parse(HELP_REVIEWED)).toBeLessThan(366 * 86_400_000)
  })

  it('has numbers that a phone can dial, and shows the digits that it dials', () => {
    for (const { country, emergency } of COUNTRY_HELP)
      expect([country, emergency]).toEqual([country, expect.stringMatching(/^\d{3}$/)])
    for (const { country, name, call, shown, text, web } of lines) {
      expect([country, name, call ?? text ?? web]).not.toContain(undefined)
      if (call !== undefined) expect([country, call]).toEqual([country, expect.stringMatching(/^\d{3,11}$/)])
      if (shown !== undefined) expect([country, shown.replace(/\D/g, '')]).toEqual([country, call])
      if (web !== undefined) expect(web).toMatch(/^https:\/\/[\w.-]+(\/\w+)?$/)
    }
  })

  it('shows no number that can be broken: no space and no hyphen of it ends a line', () => {
    const shown = lines.flatMap(({ call, shown: written = call }) => written ?? [])
    for (const number of shown) expect(shownNumber(number)).not.toMatch(/[ -]/)
    expect(shownNumber('1 888 375-7767')).toBe('1\u00A0888\u00A0375\u20117767')
  })

  it('begins in every country with a line that can be called', () => {
    expect(COUNTRY_HELP.filter(({ lines: [first] }) => first.call === undefined)).toEqual([])
  })

  it('names zones that there are, none of them twice', () => {
    const zones = COUNTRY_HELP.flatMap(({ zones: own }) => own)
    expect(new Set(zones).size).toBe(zones.length)
    const unknown = zones.filter((timeZone) => {
      try {
        return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone === ''
      } catch {
        return true
      }
    })
    expect(unknown).toEqual([])
  })
})

describe(helpCountryOf.name, () => {
  it.each([
    ['America/Chicago', 'en-US', 'US'],
    ['Europe/Berlin', 'en-US', 'DE'],
    ['Australia/Perth', 'de-DE', 'AU'],
    ['UTC', 'en-US', 'US'],
    [undefined, 'fr-CA', 'CA'],
    ['Etc/GMT+5', 'pt-BR', 'BR'],
  ])('takes %s with %s for %s', (zone, language, country) => {
    expect(helpCountryOf(zone, language)).toBe(country)
  })

  it.each([
    ['a zone that is not in the list, whatever the language', 'Africa/Nairobi', 'en-US'],
    ['no zone and a language without a region', undefined, 'en'],
    ['no zone and a region that is not in the list', 'UTC', 'sw-KE'],
  ])('says elsewhere for %s', (_what, zone, language) => {
    expect(helpCountryOf(zone, language)).toBe(ELSEWHERE)
    expect(helpOf(ELSEWHERE)).toBeNull()
  })
})

describe('addresses that a phone opens', () => {
  it('call, and write the words of a text message', () => {
    expect(callHref('988')).toBe('tel:988')
    expect(textHref({ to: '988' })).toBe('sms:988')
    expect(textHref({ to: '741741', words: 'HOME' })).toBe('sms:741741?body=HOME')
  })
})

describe(linesIn.name, () => {
  const us = helpOf('US')?.lines ?? []

  it('has the ways of 988 in Spanish: a key, a word to text and a page', () => {
    const [first] = linesIn(us, 'es')
    expect(first).toMatchObject({
      call: '988',
      press: '2',
      text: { to: '988', words: 'AYUDA' },
      web: 'https://988lifeline.org/es',
    })
    expect(linesIn(us, 'es').map(({ name }) => name)).not.toContain('En español')
    expect(linesIn(us, 'es').find(({ text }) => text?.to === '741741')?.text?.words).toBe('HOLA')
  })

  it('leaves the lines in English as they stand, the Spanish one among them', () => {
    expect(linesIn(us, 'en')).toEqual(us)
    expect(linesIn(us, 'en').find(({ name }) => name === 'En español')?.press).toBe('2')
  })
})
