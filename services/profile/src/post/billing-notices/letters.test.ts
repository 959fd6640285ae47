import { describe, expect, it } from '@jest/globals'
import { type Language, LANGUAGES } from '@gb/domain'
import { BILLING_NOTICES } from '@gb/service-kit'
import { toText } from '../mail/letters/letter.js'
import { letterOf } from './letters.js'

const NOTICE = {
  noticeId: 'n',
  userId: 'u',
  kind: 'cancelled' as const,
  packageName: '6 Months',
  day: new Date('2027-05-20T03:30:00.000Z'),
  amount: 49.99,
  currency: 'USD',
}
const HELLO: Record<Language, string> = { en: 'Hello,', es: 'Hola:' }
const NOW = new Date('2026-11-20T15:00:00Z')

describe(letterOf.name, () => {
  it('dates a cancellation, in the zone of the person', () => {
    const text = toText(letterOf(NOTICE, 'America/New_York', NOW)('en'))
    expect(text).toContain('On November 20, 2026, you canceled Premium (6 Months).')
    expect(text).toContain('Premium stays yours until May 19, 2027.')
  })

  it('says days, money and the package in the language of the person', () => {
    const text = toText(letterOf({ ...NOTICE, kind: 'resumed' }, 'America/New_York', NOW)('es'))
    expect(text).toContain('El 20 de noviembre de 2026, usted reanudó Premium (6 meses).')
    expect(text).toContain('Se renueva el 19 de mayo de 2027 por $49.99.')
  })

  it('says the name of a package that an operator wrote as it stands', () => {
    const text = toText(letterOf({ ...NOTICE, packageName: 'Spring' }, 'UTC', NOW)('es'))
    expect(text).toContain('canceló Premium (Spring).')
  })

  it.each(LANGUAGES.flatMap((language) => BILLING_NOTICES.map((kind) => [language, kind] as const)))(
    'has (%s) every word of "%s"',
    (language, kind) => {
      const letter = letterOf({ ...NOTICE, kind }, 'UTC', NOW)(language)
      const text = `${letter.subject}\n${toText(letter)}`
      expect(text).not.toMatch(/undefined|null|NaN|[{}]|\(\)|  | ,/)
      expect(text).toContain(`\n${HELLO[language]}\n`)
    },
  )
})
