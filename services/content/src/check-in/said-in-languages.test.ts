import { checkInPhrases, LANGUAGES, phraseOf } from '@gb/domain'
import { describe, expect, it } from '@jest/globals'
import { CHECK_IN_MESSAGES } from './messages.js'

const SENTENCES = [CHECK_IN_MESSAGES.sent('Sunrise Clinic team'), CHECK_IN_MESSAGES.tooMany]

describe.each(LANGUAGES.flatMap((language) => (language === 'en' ? [] : [language])))(
  'what is said of a message in another language: %s',
  (language) => {
    it('is all of it and nothing else', async () => {
      const phrases = (await checkInPhrases[language]()).messages
      const known = SENTENCES.map((sentence) => phraseOf(sentence, phrases)?.english)
      expect(new Set(known)).toEqual(new Set(Object.keys(phrases)))
    })
  },
)
