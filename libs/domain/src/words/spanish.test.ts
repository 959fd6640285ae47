import { describe, expect, it } from '@jest/globals'
import { SENTENCES } from './sentences/index.js'
import { isSpanish } from './spanish.js'

describe(isSpanish.name, () => {
  it.each([
    'quiero morirme',
    'me voy a matar',
    'No puedo respirar y me duele el pecho',
    'Desayuno: yogur. Lo único que deseo es no despertar nunca más.',
    'kill me, ya no quiero vivir con esto',
  ])('hears Spanish in "%s"', (text) => expect(isSpanish(text)).toBe(true))

  it.each([
    'I want to end my life',
    'i cant do this anymore, adios',
    'no me, no problem',
    'Vomiting since yesterday, no se',
    '',
    '988',
  ])('hears none in "%s"', (text) => expect(isSpanish(text)).toBe(false))

  it('is right about the sentences by which the words are measured', () => {
    const spanish = SENTENCES.filter(({ text }) => /[ñ¿¡áíóú]/u.test(text))
    // Who writes in both is heard in the one that says more.
    const english = SENTENCES.filter(
      ({ text }) =>
        /\b(?:I|the|and|my)\b/u.test(text) &&
        !/[ñ¿¡áéíóú]|\b(?:ya|que|de|hay|veo|desde|donde|me|esta|va)\b.* \w/u.test(text),
    )
    expect([spanish.length > 100, english.length > 1000]).toEqual([true, true])
    const missed = spanish.filter(({ text }) => !isSpanish(text))
    expect(missed.length / spanish.length).toBeLessThan(0.03)
    expect(english.filter(({ text }) => isSpanish(text)).map(({ text }) => text)).toEqual([])
  })
})
