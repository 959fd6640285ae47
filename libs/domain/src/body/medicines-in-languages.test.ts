import { beforeAll, describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '../language/language.js'
import { medicinesPhrases, type Phrases } from '../phrases/index.js'
import { MEDICINE_GROUPS } from './medicines.js'

const SENTENCES = MEDICINE_GROUPS.flatMap(({ medicines, why }) => [medicines, why])

const OTHERS = LANGUAGES.flatMap((language) => (language === 'en' ? [] : [language]))

describe.each(OTHERS)('the medicines to ask about, in %s,', (language) => {
  let phrases: Phrases
  beforeAll(async () => {
    phrases = (await medicinesPhrases[language]()).messages
  })

  it('are all of them with their reasons, and nothing else', () =>
    expect(new Set(Object.keys(phrases))).toEqual(new Set(SENTENCES)))

  it('name no dose, and tell nobody to leave one out', () => {
    for (const said of Object.values(phrases))
      expect(said).not.toMatch(
        /\bdej(?:e|ar)\b|\bsuspend|\bno (?:la|las|lo|los) tome|\d+ ?(?:mg|mcg|unidades)\b/i,
      )
  })

  it('keep the endings of names, by which they are found on a bottle', () => {
    expect(phrases['SGLT2 inhibitors (names that end in -gliflozin)']).toMatch(/SGLT2.*-gliflozina/u)
    expect(phrases['Slow-release forms (ER, XR, SR)']).toContain('(ER, XR, SR)')
  })
})
