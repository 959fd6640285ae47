import { describe, expect, it } from '@jest/globals'
import { LETTERS } from '../messages.js'
import { nameForOthers } from './helpers.js'
import { toHtml, toText } from './letter.js'

describe(nameForOthers.name, () => {
  it.each(['Sam', 'Maria Lopez', 'José Ángel Núñez', "Sinead O'Neill", 'Anne-Marie', 'J. R. Smith', '美咲'])(
    'lets "%s" stand in a mail to somebody else',
    (name) => expect(nameForOthers(name)).toBe(name),
  )

  it.each([
    'http://evil.example',
    'evil.example',
    'Sam, visit evil.example now',
    'Call 555 0100',
    'Win $1,000',
    'Sam\nBcc: all@example.com',
    '<b>Sam</b>',
    'sam@example.com',
    ' Sam',
    'Sam  ',
    'Your account is closed and you must act today',
    '',
  ])('takes "%s" for more than a name', (name) => expect(nameForOthers(name)).toBeNull())
})

describe('an invitation', () => {
  const invited = (name: string) =>
    LETTERS.helperInvited({
      name,
      scopes: ['weights', 'fluids'],
      mayLog: false,
      until: (language) => (language === 'en' ? 'February 18, 2027' : '18 de febrero de 2027'),
      link: 'https://app.example.com/#at-your-side=secret',
    })

  it('says who invites, what is seen and until when, in the language of its reader', () => {
    expect(toText(invited('Sam')('en'))).toMatch(
      /Sam uses.*their weights and drinks.*only look.*February 18, 2027/s,
    )
    expect(toText(invited('Sam')('es'))).toMatch(/Sam usa.*peso y bebidas.*Solo puede mirar.*18 de febrero/s)
  })

  it('has nothing of a name that is more than a name', () => {
    for (const language of ['en', 'es'] as const) {
      const letter = invited('evil.example <b>')(language)
      expect(toText(letter)).not.toContain('evil')
      expect(toHtml(letter)).not.toContain('evil')
    }
  })
})
