import { beforeAll, describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '../language/language.js'
import { concernAction, concernAnswer } from './actions.js'
import { CONCERN_IDS, CONCERN_KINDS } from './concern.js'
import { concernOf } from './in-order.js'
import { messages as english } from './messages/generated/concerns.en.js'
import { besideLoads, type ConcernSpeech, concernSpeech, concernsLoads } from './said.js'
import { CONCERNS_FROM } from './source.js'

const OTHERS = LANGUAGES.filter((language) => language !== 'en')
const ZONES = ['America/New_York', 'Europe/London', 'Africa/Nairobi']
const shownAction = (id: keyof typeof CONCERN_KINDS, zone: string) => {
  const action = concernAction(CONCERN_KINDS[id], zone)
  return { tab: action.kind === 'tab' ? action.tab : null, label: action.label }
}

describe('a concern in English', () => {
  it('is what the server said, without a file', () => {
    const speech = concernSpeech(null, null)
    expect(speech.from).toBe(CONCERNS_FROM)
    for (const id of CONCERN_IDS) {
      const { title, text } = concernOf(id)
      expect(speech.said(concernOf(id))).toEqual({ title, text, isForeign: false })
      expect(speech.action(shownAction(id, 'UTC'))).toBe(shownAction(id, 'UTC').label)
    }
  })
})

describe.each(OTHERS)('concerns in another language: %s', (language) => {
  let words: typeof english
  let speech: ConcernSpeech
  beforeAll(async () => {
    words = (await concernsLoads[language]()).messages
    speech = concernSpeech(words, (await besideLoads[language]()).messages)
  })

  it('have a sentence of their own for every id, and the one rule of vomiting where English has it', () => {
    const { rule, comesBack } = words.vomiting
    for (const id of CONCERN_IDS) {
      const [own, said] = [speech.said(concernOf(id)), concernOf(id)]
      expect(own.isForeign).toBe(false)
      expect([own.title, own.text]).not.toEqual([said.title, said.text])
      expect(own.text.includes(rule)).toBe(said.text.includes(english.vomiting.rule))
      expect(own.text.includes(comesBack)).toBe(said.text.includes(english.vomiting.comesBack))
    }
    expect(words.words.vomiting_words).toEqual(words.words.vomiting)
  })

  it('have the same figures as English', () => {
    const figures = (text: string) => new Set(text.split(/\D+/u))
    for (const id of CONCERN_IDS) {
      const [own, said] = [speech.said(concernOf(id)), concernOf(id)]
      expect([id, figures(`${own.title} ${own.text}`)]).toEqual([id, figures(`${said.title} ${said.text}`)])
    }
  })

  it('name what to do, and call by the number of where somebody is', () => {
    for (const zone of ZONES)
      for (const id of CONCERN_IDS) {
        const action = shownAction(id, zone)
        expect(speech.action(action)).not.toBe(action.label)
        const number = /\d.*$/u.exec(action.label)?.[0] ?? ''
        expect(speech.action(action)).toContain(number)
      }
    expect(speech.action({ tab: 'of_a_newer_server', label: 'Open it' })).toBe('Open it')
  })

  it('take the answers that English takes, and say where they come from', () => {
    for (const id of CONCERN_IDS) {
      const answer = concernAnswer({ id })
      const said = speech.answer({ id, answer })
      expect([said === null, said === answer]).toEqual([answer === null, answer === null])
    }
    expect(speech.answer({ id: 'all_logged' })).toBeNull()
    expect(speech.answer({ id: 'of_a_newer_server', answer: 'Yes' })).toBe('Yes')
    expect(Object.keys(speech.from)).toEqual(Object.keys(CONCERNS_FROM))
    expect(speech.from.label).not.toBe(CONCERNS_FROM.label)
  })

  it('leave in English, and call it so, what a newer server says', () => {
    const told = { id: 'of_a_newer_server', title: 'New', text: 'Newer.' }
    expect(speech.said(told)).toEqual({ title: 'New', text: 'Newer.', isForeign: true })
  })
})
