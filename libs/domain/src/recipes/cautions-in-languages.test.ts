import { beforeAll, describe, expect, it } from '@jest/globals'
import { PREGNANCY_ADVICE } from '../body/pregnancy.js'
import { LANGUAGES } from '../language/language.js'
import { PHASE_KEYS } from '../phases/phase-keys.js'
import { phraseOf, type Phrases, plansPhrases, saidIn } from '../phrases/index.js'
import { mealPlanCautions } from './liver-diet.js'

const SENTENCES = [
  ...PHASE_KEYS.flatMap((phase) => [false, true].flatMap((isLight) => mealPlanCautions(phase, isLight))),
  PREGNANCY_ADVICE,
]

const OTHERS = LANGUAGES.flatMap((language) => (language === 'en' ? [] : [language]))

describe.each(OTHERS)('what stands above meal plans, in %s,', (language) => {
  let phrases: Phrases
  beforeAll(async () => {
    phrases = (await plansPhrases[language]()).messages
  })

  it('is all of it, with its figures', () => {
    expect(SENTENCES.filter((sentence) => saidIn(sentence, phrases, language) === null)).toEqual([])
    expect(saidIn(mealPlanCautions('preop_far')[0] ?? '', phrases, language)).toMatch(
      / 14 .* 60 g .* 64 oz /u,
    )
  })

  it('is nothing else', () => {
    const used = new Set(SENTENCES.map((sentence) => phraseOf(sentence, phrases)?.english))
    expect(Object.keys(phrases).filter((english) => !used.has(english))).toEqual([])
  })
})
