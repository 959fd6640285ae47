import { kitPhrases, LANGUAGES, type Phrases, phraseOf } from '@gb/domain'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { LIMIT_REFUSALS } from './access/limits/messages.js'
import { ACCESS_REFUSALS, CONFIRMATION_REFUSAL, CONSENT_REFUSALS } from './access/messages.js'
import { ENTRY_MESSAGES } from './base/entries/messages.js'
import * as general from './base/errors/general.js'
import { InvalidInput } from './base/errors/invalid-field.js'
import { CannotBeReached } from './ports/errors.js'

const SERVICES = ['profile', 'tracking', 'food-analysis', 'billing', 'content', 'releases'] as const

const sentences = [
  ...[ACCESS_REFUSALS, CONSENT_REFUSALS, ENTRY_MESSAGES, LIMIT_REFUSALS].flatMap((messages) =>
    Object.values<string>(messages),
  ),
  CONFIRMATION_REFUSAL,
  ...Object.values(general).map((Situation) => new Situation().message),
  new InvalidInput([]).message,
  ...SERVICES.map((service) => new CannotBeReached(service).message),
]

describe.each(LANGUAGES.filter((language) => language !== 'en'))(
  'what any request is refused for, in another language: %s',
  (language) => {
    let phrases: Phrases
    beforeAll(async () => {
      phrases = (await kitPhrases[language]()).messages
    })

    it('is all of it', () => {
      expect(sentences.filter((sentence) => phraseOf(sentence, phrases) === null)).toEqual([])
    })

    it('is nothing else', () => {
      const used = new Set(
        sentences.flatMap((sentence) => {
          const phrase = phraseOf(sentence, phrases)
          return phrase === null ? [] : [phrase.english, ...Object.values(phrase.filled)]
        }),
      )
      expect(Object.keys(phrases).filter((english) => !used.has(english))).toEqual([])
    })
  },
)
