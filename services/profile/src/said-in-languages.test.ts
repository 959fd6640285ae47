import { LANGUAGES, PERSONAL_LOGS, kitPhrases, type Phrases, phraseOf, profilePhrases } from '@gb/domain'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { FORM_MESSAGES } from './form/saving/messages.js'
import { CONSENT_MESSAGES } from './person/consent/messages.js'
import { PROFILE_MESSAGES } from './person/profile/messages.js'
import { DELETION_MESSAGES } from './privacy/deletion/messages.js'
import { MY_DATA_MESSAGES, tooManyOf, wrongWidth } from './privacy/my-data/messages.js'
import { CONFIRMATION_MESSAGES } from './ways-in/confirmation/messages.js'
import { EMAIL_CHANGE_MESSAGES } from './ways-in/email-change/messages.js'
import { HELPER_MESSAGES } from './ways-in/helpers/messages.js'
import { PAIRING_MESSAGES } from './ways-in/pairing/messages.js'
import { PASSKEY_MESSAGES } from './ways-in/passkeys/messages.js'
import { RESTORE_MESSAGES } from './ways-in/restore/messages.js'
import { SESSION_MESSAGES } from './ways-in/session/messages.js'
import { TOKEN_MESSAGES } from './ways-in/tokens/messages.js'

const sentences = [
  ...[
    CONFIRMATION_MESSAGES,
    CONSENT_MESSAGES,
    DELETION_MESSAGES,
    EMAIL_CHANGE_MESSAGES,
    FORM_MESSAGES,
    HELPER_MESSAGES,
    MY_DATA_MESSAGES,
    PAIRING_MESSAGES,
    PASSKEY_MESSAGES,
    PROFILE_MESSAGES,
    RESTORE_MESSAGES,
    SESSION_MESSAGES,
    TOKEN_MESSAGES,
  ].flatMap((messages) => Object.values<unknown>(messages).filter((value) => typeof value === 'string')),
  CONFIRMATION_MESSAGES.missing('code'),
  wrongWidth(2, 5),
  ...[null, ...PERSONAL_LOGS].map(tooManyOf),
]

describe.each(LANGUAGES.filter((language) => language !== 'en'))(
  'what is said of a profile in another language: %s',
  (language) => {
    let phrases: Phrases
    let ofKit: Phrases
    beforeAll(async () => {
      phrases = (await profilePhrases[language]()).messages
      ofKit = (await kitPhrases[language]()).messages
    })

    it('is all of it', () => {
      const isSaid = (sentence: string) => [phrases, ofKit].some((book) => phraseOf(sentence, book) !== null)
      expect(sentences.filter((sentence) => !isSaid(sentence))).toEqual([])
    })

    it('is nothing else', () => {
      const used = new Set(sentences.map((sentence) => phraseOf(sentence, phrases)?.english))
      expect(Object.keys(phrases).filter((english) => !used.has(english))).toEqual([])
    })
  },
)
