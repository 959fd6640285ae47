import {
  CORRELATION_CAUTION,
  goalStatement,
  IMPROVABLE_SCORES,
  improvementAreas,
  INSIGHT_SENTENCES,
  insightsPhrases,
  LANGUAGES,
  moodCorrelation,
  type Phrases,
  phraseOf,
  type Projection,
  saidIn,
} from '@gb/domain'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { INSIGHT_LABELS } from './messages.js'

type Goal = Pick<Projection, 'goalRange' | 'isGoalFar'>

const stated = (goal: Goal): string =>
  goalStatement({
    ...goal,
    successChance: { value: null, reason: 'too_few_weights' },
    bandOf: null,
    band: [],
    daysWeighed: 0,
  })

const inRange = (earliest: string, latest: string | null): string =>
  stated({ goalRange: { value: { earliest, likely: earliest, latest }, reason: null }, isGoalFar: false })

const MONTHS = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-10`)

const ofGoals = [
  stated({ goalRange: { value: null, reason: 'goal_below_usual_range' }, isGoalFar: false }),
  ...MONTHS.flatMap((earliest) =>
    [null, earliest, '2027-12-20', '2028-05-01'].map((latest) => inRange(earliest, latest)),
  ),
]

const LOW = { value: { percent: 20, days: 9 }, reason: null }
const areas = improvementAreas(
  { protein_consistency: LOW, hydration_compliance: LOW, meal_timing_score: LOW },
  [],
)

/** Eight weeks whose mood and weight go together as these changes say. */
const inWeeks = (changes: readonly number[]): string | undefined =>
  moodCorrelation(
    changes.map((weightChangeLbs, week) => ({ lastDay: '2026-11-20', moodAverage: week, weightChangeLbs })),
  ).value?.sentence

const ofMoods = [
  inWeeks([1, 2, 3, 4, 5, 6, 7, 8]),
  inWeeks([8, 7, 6, 5, 4, 3, 2, 1]),
  inWeeks([1, 8, 2, 7, 7, 2, 8, 1]),
].flatMap((sentence) => sentence ?? [])

const SENTENCES = [
  ...Object.values(INSIGHT_SENTENCES),
  ...ofGoals,
  ...areas.flatMap(({ title, action }) => [title, action]),
  ...ofMoods,
  CORRELATION_CAUTION,
  INSIGHT_LABELS.successDefinition,
  ...Object.values(INSIGHT_LABELS.band),
]

describe.each(LANGUAGES.flatMap((language) => (language === 'en' ? [] : [language])))(
  'what is said beside the numbers in another language: %s',
  (language) => {
    let phrases: Phrases
    beforeAll(async () => {
      phrases = (await insightsPhrases[language]()).messages
    })

    it('is asked of all that can be said', () => {
      expect(new Set(areas.map(({ score }) => score))).toEqual(new Set(IMPROVABLE_SCORES))
      expect(new Set(ofMoods).size).toBe(3)
    })

    it('is all of it', () => {
      expect(SENTENCES.filter((sentence) => saidIn(sentence, phrases, language) === null)).toEqual([])
    })

    it('is nothing else', () => {
      const used = new Set(
        SENTENCES.flatMap((sentence) => {
          const phrase = phraseOf(sentence, phrases)
          return phrase === null ? [] : [phrase.english, ...Object.values(phrase.filled)]
        }),
      )
      expect(Object.keys(phrases).filter((english) => !used.has(english))).toEqual([])
    })

    it('names no month in English', () => {
      const names = MONTHS.map((day) => inRange(day, null).split(' ').at(6) ?? '')
      const said = ofGoals.flatMap((sentence) => saidIn(sentence, phrases, language)?.match(/\p{L}+/gu) ?? [])
      expect(names.filter((name) => said.includes(name))).toEqual([])
      expect(new Set(names).size).toBe(MONTHS.length)
    })
  },
)

describe('when a goal may be reached, in Spanish', () => {
  it.each([
    ['2027-03-01', null, 'Puede llegar a su meta desde marzo de 2027.'],
    ['2027-03-01', '2027-03-31', 'Puede llegar a su meta en marzo de 2027.'],
    ['2027-03-01', '2027-07-20', 'Puede llegar a su meta entre marzo y julio de 2027.'],
    ['2027-11-01', '2028-02-20', 'Puede llegar a su meta entre noviembre de 2027 y febrero de 2028.'],
  ])('from %s to %s', async (earliest, latest, spanish) => {
    const { messages } = await insightsPhrases.es()
    expect(saidIn(inRange(earliest, latest), messages, 'es')).toBe(spanish)
  })
})
