import { LANGUAGES, type Phrases, phraseOf, scanPhrases } from '@gb/domain'
import { beforeAll, describe, expect, it } from '@jest/globals'
import * as analysis from './analysis/messages.js'
import * as analyzer from './analysis/analyzer/messages.js'
import * as photo from './analysis/photo/messages.js'
import { ASSUMPTION_SENTENCES } from './analysis/prompt/plate-v1.js'
import * as meal from './food-log/meal/messages.js'
import * as barcode from './foods/barcode/messages.js'
import * as parse from './foods/parse/messages.js'
import * as quota from './quota/messages.js'

/** What programs read that send no photo of ours, and what is said of the log and not of a scan. */
const OTHERS = new Set([
  photo.BAD_BASE64,
  analysis.KEY_USED,
  analysis.BAD_KEY,
  meal.NO_SUCH_MEAL,
  meal.FINE_ALONE,
])

const sentences = [
  ...[analysis, analyzer, photo, meal, barcode, quota].flatMap((messages) =>
    Object.values(messages).filter((value) => typeof value === 'string'),
  ),
  ...Object.values(analysis.NO_MEAL_MESSAGES),
  ...Object.values(ASSUMPTION_SENTENCES),
  quota.hourlyLimitReached(12),
  quota.dailyLimitReached(40),
  parse.unknownFood('glorp'),
  parse.kindNotSaid('jello'),
  parse.unknownAmount('a bit', 'cheese'),
].filter((sentence) => !OTHERS.has(sentence))

describe.each(LANGUAGES.filter((language) => language !== 'en'))(
  'what is said of a scan in another language: %s',
  (language) => {
    let phrases: Phrases
    beforeAll(async () => {
      phrases = (await scanPhrases[language]()).messages
    })

    it('is all of it', () => {
      expect(sentences.filter((sentence) => phraseOf(sentence, phrases) === null)).toEqual([])
    })

    it('is nothing else', () => {
      const used = new Set(sentences.map((sentence) => phraseOf(sentence, phrases)?.english))
      expect(Object.keys(phrases).filter((english) => !used.has(english))).toEqual([])
    })
  },
)
