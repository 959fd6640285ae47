import {
  CLINIC_PROBLEMS,
  CLINIC_STAGES,
  LANGUAGES,
  type Phrases,
  phraseOf,
  scanPhrases,
  sheetPhrases,
} from '@gb/domain'
import { beforeAll, describe, expect, it } from '@jest/globals'
import * as analysis from './analysis/messages.js'
import * as analyzer from './analysis/analyzer/messages.js'
import * as photo from './analysis/photo/messages.js'
import { ASSUMPTION_SENTENCES } from './analysis/prompt/plate-v1.js'
import * as sheet from './clinic-sheet/messages.js'
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

const ofScans = [
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

const textsIn = (messages: Readonly<Record<string, unknown>>): string[] =>
  Object.values(messages).flatMap((value) => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? textsIn({ ...value }) : []
  })

const ofSheets = [
  ...textsIn(sheet),
  ...textsIn(CLINIC_PROBLEMS),
  ...CLINIC_STAGES.flatMap((stage) => [
    CLINIC_PROBLEMS.day(stage),
    CLINIC_PROBLEMS.meal(stage),
    ...CLINIC_STAGES.map((before) => CLINIC_PROBLEMS.order(stage, before)),
  ]),
]

describe.each(
  LANGUAGES.flatMap((language) =>
    language === 'en'
      ? []
      : [
          { language, what: 'a scan', sentences: ofScans, load: scanPhrases[language] },
          { language, what: "a clinic's sheet", sentences: ofSheets, load: sheetPhrases[language] },
        ],
  ),
)('what is said of $what in another language: $language', ({ sentences, load }) => {
  let phrases: Phrases
  beforeAll(async () => {
    phrases = (await load()).messages
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
})
