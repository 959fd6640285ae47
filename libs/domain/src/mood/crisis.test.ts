import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { hasCrisisWords } from './crisis.js'

const PLAIN = [
  'kill myself',
  'end my life',
  'suicide',
  'cut myself',
  'dont want to be alive',
  'better off without me',
]

describe(hasCrisisWords.name, () => {
  it.each([
    'I want to kill myself',
    'I will END MY LIFE.',
    'thinking about suicide again',
    'I feel suicidal',
    'I might hurt myself',
    'I keep hurting myself',
    'I could harm myself',
    'harming myself helps',
    'I cut myself',
    'cutting myself again',
    "I don't want to be here",
    'I dont want to be here',
    'I don’t want to be here',
    'I don‘t want to be alive',
    'I donʼt want to be alive anymore',
    'I don´t want to be here',
    'I don`t want to be here',
    'I don＇t want to be here',
    'I don t want to live',
    'I want to kill my self',
    'kill my-self',
    'cutting my self, my self',
    "I DON'T\nWANT  TO BE\tALIVE",
    'I do not want to be alive',
    'they are better off without me',
    'I just want to die',
    'there is no reason to live',
    'I took an overdose',
    'over it. Suicide?',
    'self-harm',
    'kill my\u200bself',
    'ｋｉｌｌ ｍｙｓｅｌｆ',
  ])('hears "%s"', (text) => {
    expect(hasCrisisWords(text)).toBe(true)
  })

  it.each([
    '',
    'the scale is killing me',
    'The scale is KILLING me!',
    'dying for a soda',
    'die-hard fan of protein shakes',
    'I want to diet',
    'my old life ended, the new one begins',
    'my knee hurts',
    'I cut my carbs',
    'I am better off without soda',
    'do not want to be late',
    'I will not hurt my stomach',
    'it hurt my self-esteem',
    'sweets harm my self control',
    'no reason to leave',
  ])('stays quiet at "%s"', (text) => {
    expect(hasCrisisWords(text)).toBe(false)
  })

  it('finds plain phrases in any case, between any marks and lines', () => {
    const border = fc.constantFrom(' ', '\n', '. ', ', ', '"', '(', ' - ', '…')
    const anyCase = (phrase: string) =>
      fc.constantFrom(
        phrase,
        phrase.toUpperCase(),
        phrase.replaceAll(' ', '\n'),
        phrase.replace('dont', 'don’t'),
        phrase.replace('dont', 'don´t'),
        phrase.replace('myself', 'my self'),
      )
    fc.assert(
      fc.property(fc.constantFrom(...PLAIN).chain(anyCase), border, border, (phrase, before, after) => {
        expect(hasCrisisWords(`today${before}${phrase}${after}then`)).toBe(true)
      }),
    )
  })

  it('reads any text without failing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof hasCrisisWords(text) === 'boolean'))
  })
})
