import { describe, expect, it } from '@jest/globals'
import { CONFIRMATION_PURPOSES, type Language, LANGUAGES } from '@gb/domain'
import { LETTERS } from '../messages.js'
import { type Letter, toHtml, toText } from './letter.js'
import { deviceIn } from './phrases.js'

const HAPPENING = { at: 'November 20, 2026 at 8:30 AM UTC', device: 'Safari on iPhone' }
const CODE = '04815162'
const LINK = 'https://app.example.com/#confirm=a.b&c'

const ALL: Readonly<Record<keyof typeof LETTERS, Letter>> = {
  restore: LETTERS.restore(CODE, LINK),
  codeRotated: LETTERS.codeRotated(CODE, HAPPENING.at),
  openedByMail: LETTERS.openedByMail(HAPPENING),
  openedByPasskey: LETTERS.openedByPasskey(HAPPENING),
  paired: LETTERS.paired(HAPPENING),
  passkeyAdded: LETTERS.passkeyAdded(HAPPENING),
  passkeyRemoved: LETTERS.passkeyRemoved(HAPPENING),
  tokenMade: LETTERS.tokenMade(HAPPENING),
  codeRestoreOff: LETTERS.codeRestoreOff(HAPPENING),
  codeRestoreOn: LETTERS.codeRestoreOn(HAPPENING),
  signedOut: LETTERS.signedOut(HAPPENING),
  confirmItIsYou: LETTERS.confirmItIsYou(CODE, 'export', HAPPENING.device),
  confirmEmail: LETTERS.confirmEmail(CODE),
  emailChangeAsked: LETTERS.emailChangeAsked(HAPPENING),
  emailChanged: LETTERS.emailChanged({ ...HAPPENING, link: LINK }),
  emailTakenBack: LETTERS.emailTakenBack(HAPPENING),
  emailTakenAway: LETTERS.emailTakenAway(),
  checkInAnswered: LETTERS.checkInAnswered(LINK),
  deletionAsked: LETTERS.deletionAsked({ ...HAPPENING, eraseAt: 'November 27, 2026', link: LINK }),
  deletionUndone: LETTERS.deletionUndone(HAPPENING),
  profilesMerged: LETTERS.profilesMerged(HAPPENING),
  helperInvited: LETTERS.helperInvited({
    name: 'Sam',
    scopes: ['weights', 'meals'],
    mayLog: true,
    until: () => 'November 27, 2026',
    link: LINK,
  }),
  helperAccepted: LETTERS.helperAccepted({ at: HAPPENING.at, until: () => 'November 27, 2026' }),
}
const WRITTEN = LANGUAGES.flatMap((language) =>
  Object.entries(ALL).map(([name, letter]) => [language, name, letter(language)] as const),
)
const HELLO: Record<Language, string> = { en: 'Hello,', es: 'Hola:' }

const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What a mail program shows of the page. */
const shown = (html: string) =>
  unescape(html.slice(html.indexOf('<body'), html.indexOf('</body>')).replaceAll(/<[^>]*>/g, ''))
    .split('\n')
    .filter((line) => line !== '')
    .join('\n\n')

describe(toHtml.name, () => {
  it.each(WRITTEN)(
    'says (%s) in "%s" what the text says, and in which language',
    (language, _name, written) => {
      expect(shown(toHtml(written))).toBe(toText(written))
      expect(toHtml(written)).toContain(`<html lang="${language}">`)
    },
  )

  it('loads nothing and lets no sign become a tag', () => {
    const paragraphs = ['<img src="x">', { code: '<i>' }, { link: '"><s>' }]
    const html = toHtml({ language: 'en', subject: '<b>', paragraphs })
    expect(html).not.toMatch(/<(b|img|i|s)>|<img|src="/)
  })
})

describe(toText.name, () => {
  it.each(WRITTEN)(
    'greets (%s) in "%s" and ends with the name, every word there',
    (language, _name, written) => {
      const lines = toText(written).split('\n\n')
      expect([lines[0], lines.at(-1)]).toEqual([HELLO[language], 'Gastric Buddy'])
      expect(`${written.subject}\n${toText(written)}`).not.toMatch(/undefined|null|NaN|[{}]|\(\)|  | ,/)
    },
  )

  it.each(LANGUAGES)(
    'has the code on a line of its own (%s), and no other run of eight digits',
    (language) => {
      for (const letter of [ALL.restore, ALL.confirmEmail, ALL.confirmItIsYou]) {
        const text = toText(letter(language))
        expect(text.split('\n')).toContain(CODE)
        expect(text.match(/\d{8}/g)).toEqual([CODE])
        expect(toHtml(letter(language)).match(/\d{8}/g)).toEqual([CODE])
      }
    },
  )

  it.each(LANGUAGES)('has the link as it is (%s)', (language) => {
    expect(toText(ALL.restore(language)).split('\n')).toContain(LINK)
  })

  it.each(CONFIRMATION_PURPOSES)('says in every language what is confirmed: "%s"', (purpose) => {
    const [english = '', spanish = ''] = LANGUAGES.map((language) =>
      toText(LETTERS.confirmItIsYou(CODE, purpose, 'Safari on iPhone')(language)),
    )
    expect(english).toMatch(/wants to \w.*, on this device: Safari on iPhone\./)
    expect(spanish).toMatch(/quiere \w.*, en este aparato: Safari en iPhone\./)
  })
})

describe(deviceIn.name, () => {
  it.each([
    ['Safari on iPhone', 'Safari en iPhone'],
    ['Browser on Linux', 'Navegador en Linux'],
    ['Browser', 'Navegador'],
    ['our support', 'nuestro equipo de soporte'],
    ['Firefox', 'Firefox'],
    ['', ''],
  ])('says "%s" as it stands in English, and "%s" in Spanish', (label, spanish) => {
    expect([deviceIn('en', label), deviceIn('es', label)]).toEqual([label, spanish])
  })
})
