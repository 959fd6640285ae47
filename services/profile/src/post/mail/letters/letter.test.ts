import { describe, expect, it } from '@jest/globals'
import { toHtml, toText } from './letter.js'
import { LETTERS } from '../messages.js'

const HAPPENING = { at: 'November 20, 2026 at 8:30 AM UTC', device: 'Safari on iPhone' }
const CODE = '04815162'
const LINK = 'https://app.example.com/#confirm=a.b&c'

const ALL = Object.entries({
  restore: LETTERS.restore(CODE, LINK),
  openedByMail: LETTERS.openedByMail(HAPPENING),
  paired: LETTERS.paired(HAPPENING),
  signedOut: LETTERS.signedOut(HAPPENING),
  confirmEmail: LETTERS.confirmEmail(CODE),
  emailChangeAsked: LETTERS.emailChangeAsked(HAPPENING),
  confirmItIsYou: LETTERS.confirmItIsYou(CODE, 'export', HAPPENING.device),
  emailChanged: LETTERS.emailChanged({ ...HAPPENING, link: LINK }),
  emailTakenBack: LETTERS.emailTakenBack(HAPPENING),
  emailTakenAway: LETTERS.emailTakenAway(),
  checkInAnswered: LETTERS.checkInAnswered(LINK),
})

const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What a mail program shows of the page. */
const shown = (html: string) =>
  unescape(html.slice(html.indexOf('<body'), html.indexOf('</body>')).replaceAll(/<[^>]*>/g, ''))
    .split('\n')
    .filter((line) => line !== '')
    .join('\n\n')

describe(toHtml.name, () => {
  it.each(ALL)('says in "%s" what the text says', (_name, letter) => {
    expect(shown(toHtml(letter))).toBe(toText(letter))
  })

  it('loads nothing and lets no sign become a tag', () => {
    const html = toHtml({ subject: '<b>', paragraphs: ['<img src="x">', { code: '<i>' }, { link: '"><s>' }] })
    expect(html).not.toMatch(/<(b|img|i|s)>|<img|src="/)
  })
})

describe(toText.name, () => {
  it('has the code on a line of its own, and no other run of eight digits', () => {
    for (const letter of [LETTERS.restore(CODE, LINK), LETTERS.confirmEmail(CODE)]) {
      expect(toText(letter).split('\n')).toContain(CODE)
      expect(toText(letter).match(/\d{8}/g)).toEqual([CODE])
      expect(toHtml(letter).match(/\d{8}/g)).toEqual([CODE])
    }
  })

  it('has the link as it is', () => {
    expect(toText(LETTERS.restore(CODE, LINK)).split('\n')).toContain(LINK)
  })
})
