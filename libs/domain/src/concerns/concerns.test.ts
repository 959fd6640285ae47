import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { NO_RECOVERY_ANSWERS, type RecoveryAnswers } from '../recovery/index.js'
import { CONCERN_IDS, CONCERN_KINDS, URGENCIES } from './concern.js'
import { concerns, type ConcernsInput } from './concerns.js'
import { hasUrgentConcern } from './urgent.js'
import { CONCERN_WORDS, VOMITING_RULE } from './messages.js'

const TODAY = '2026-11-20'
const ago = (days: number) => addDays(TODAY, -days)
const idsOf = (change: Partial<ConcernsInput>) => found(change).map(({ id }) => id)
const found = (change: Partial<ConcernsInput>) =>
  concerns({
    person: { heightInches: 64, goalWeightLbs: 150, surgeryDate: ago(120) },
    today: TODAY,
    hour: 10,
    fluidDays: [],
    foodDays: [],
    weighIns: [],
    moods: [],
    notes: [],
    ...change,
  })
const weighed = (daysAgo: number, weightLbs: number, isConfirmed = false) => ({
  day: ago(daysAgo),
  weightLbs,
  isInitial: false,
  isConfirmed,
})
const mood = (daysAgo: number, moodRating: number, text = '') => ({
  day: ago(daysAgo),
  moodRating,
  moodDescription: 'neutral' as const,
  texts: [text],
})
const dry = [1, 2, 3].map((n) => ({ day: ago(n), totalOz: 12 }))
const hungry = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
  day: ago(n),
  calories: 300,
  proteinG: 8,
  proteinGoalG: 80,
}))

describe(concerns.name, () => {
  it('has nothing to say about somebody who is well, or about nothing', () => {
    expect(idsOf({})).toEqual([])
    expect(
      idsOf({
        fluidDays: [1, 2, 3].map((n) => ({ day: ago(n), totalOz: 64 })),
        weighIns: [weighed(21, 206), weighed(14, 204), weighed(7, 202), weighed(0, 200)],
        moods: [mood(0, 7, 'A good day')],
      }),
    ).toEqual([])
  })

  it('takes in what was answered in the first days, by its level and above what is less urgent', () => {
    const inWeekTwo = { heightInches: 64, goalWeightLbs: 150, surgeryDate: ago(9) }
    const said = (answers: Partial<RecoveryAnswers>, daysAgo = 0) => ({
      person: inWeekTwo,
      fluidDays: dry,
      recovery: [{ ...NO_RECOVERY_ANSWERS, day: ago(daysAgo), ...answers }],
    })
    expect(idsOf(said({ pain: 'better', pulseBpm: 82 }))).toEqual(['dry_two_days'])
    expect(idsOf(said({ temperature: 100.4 }))).toEqual(['recovery_surgeon', 'dry_two_days'])
    expect(idsOf(said({ pulseBpm: 121 }, 1))).toEqual(['recovery_emergency', 'dry_two_days'])
    expect(idsOf(said({ vomiting: 'more' }))).toEqual(['vomiting', 'dry_two_days'])
    expect(idsOf({ ...said({ pulseBpm: 121 }), person: { ...inWeekTwo, surgeryDate: ago(120) } })).toEqual([
      'dry_two_days',
    ])
  })

  it('puts what is most urgent first, over all logs', () => {
    expect(
      idsOf({
        fluidDays: dry,
        foodDays: hungry,
        weighIns: [weighed(14, 120), weighed(7, 116), weighed(0, 112)],
        person: { heightInches: 64, goalWeightLbs: 95, surgeryDate: ago(120) },
        moods: [mood(3, 1), mood(0, 4, 'Threw up all night')],
      }),
    ).toEqual([
      'vomiting_words',
      'dry_two_days',
      'fast_loss',
      'low_mood',
      'able_to_eat',
      'too_light',
      'low_protein',
      'goal_too_light',
    ])
  })

  it('answers a cry for help before everything, and for two weeks as a low mood', () => {
    expect(idsOf({ fluidDays: dry, moods: [mood(1, 3, 'I want to die')] })[0]).toBe('crisis_words')
    expect(idsOf({ moods: [mood(5, 5, 'I want to die')] })).toEqual(['low_mood'])
  })

  it('hears a cry for help, vomiting and fear of eating in every note, as in the journal', () => {
    const note = (text: string, daysAgo = 0) => idsOf({ notes: [{ day: ago(daysAgo), text }] })
    const journal = (text: string, daysAgo = 0) => idsOf({ moods: [mood(daysAgo, 6, text)] })
    for (const written of [note, journal]) {
      expect(written('I want to die')).toEqual(['crisis_words'])
      expect(written('I want to die', 9)).toEqual(['low_mood'])
      expect(written('I want to die', 14)).toEqual([])
      expect(written('I am scared to eat anything')).toEqual(['eating_words'])
      expect(written('I am scared to eat anything', 6)).toEqual(['eating_words'])
      expect(written('I am scared to eat anything', 7)).toEqual([])
      expect(written('I make myself throw up after dinner')).toEqual(['vomiting_words', 'eating_words'])
      expect(written('Scared of the scale, ate well')).toEqual([])
    }
  })

  it('asks once whether eating works, by the log before the words', () => {
    const notes = [{ day: TODAY, text: 'I am scared to eat anything' }]
    expect(idsOf({ notes, foodDays: hungry })).toEqual(['able_to_eat', 'low_protein'])
  })

  it('says what needs a call during a pregnancy too, and nothing of losing or of goals', () => {
    const person = { heightInches: 64, goalWeightLbs: 95, surgeryDate: ago(500), isPregnant: true }
    expect(idsOf({ person, foodDays: hungry, fluidDays: dry })).toEqual([
      'dry_two_days',
      'able_to_eat',
      'low_protein',
    ])
    expect(idsOf({ person, weighIns: [weighed(20, 116), weighed(10, 114), weighed(0, 112)] })).toEqual([
      'too_light',
    ])
    const [gained] = found({ person, weighIns: [weighed(2, 180), weighed(0, 186)] })
    expect(gained?.id).toBe('fast_gain')
    expect(gained?.text).toContain('obstetrician')
    expect(
      idsOf({ person, weighIns: [300, 200, 100, 30, 1].map((day, i) => weighed(day, 150 + 12 * i)) }),
    ).toEqual([])
  })

  it('counts what was too fast from what was told for the day of the surgery', () => {
    const person = { heightInches: 64, goalWeightLbs: 150, surgeryDate: ago(10) }
    expect(idsOf({ person, weighIns: [weighed(0, 222)] })).toEqual([])
    expect(idsOf({ person: { ...person, surgeryDayWeightLbs: 250 }, weighIns: [weighed(0, 222)] })).toEqual([
      'fast_loss',
    ])
  })

  it('asks about vomiting once two meals of two days came up again, and not for one or older ones', () => {
    expect(idsOf({ vomitedOn: [TODAY, TODAY] })).toEqual(['vomiting'])
    expect(idsOf({ vomitedOn: [TODAY, ago(1)] })).toEqual(['vomiting'])
    expect(idsOf({ vomitedOn: [TODAY] })).toEqual([])
    const notes = [{ day: TODAY, text: 'Threw up all night' }]
    expect(idsOf({ vomitedOn: [TODAY, TODAY], notes })).toEqual(['vomiting'])
    expect(idsOf({ vomitedOn: [TODAY, ago(2)] })).toEqual([])
  })

  it.each([
    ['three days of a month', [0, 14, 29], ['vomiting']],
    ['three days of a month, the last of them three days ago', [3, 10, 20], ['vomiting']],
    ['three days, and a day without', [2, 4, 6], ['vomiting']],
    ['two days with more than one meal each', [1, 1, 20, 20], ['vomiting']],
    ['two days, one of them with more than one meal', [2, 20, 20], []],
    ['two days of a month', [0, 14], []],
    ['three days, one of them more than a month ago', [0, 14, 30], []],
    ['what is over: the last time was four days ago', [4, 10, 20], []],
    ['one bad day that is over', [4, 4, 4], []],
  ] as const)('has %s come back, long after the surgery: %j', (_what, days, ids) => {
    expect(idsOf({ vomitedOn: days.map(ago) })).toEqual(ids)
  })

  it.each([
    ['I want to die', 'crisis_words'],
    ['Threw up all night', 'vomiting_words'],
    ['I am scared to eat anything', 'eating_words'],
  ])('knows nothing on a day of what was written later: "%s"', (text, id) => {
    for (const [daysAgo, ids] of [
      [0, [id]],
      // A flight west.
      [-1, [id]],
      [-2, []],
      [-90, []],
    ] as const) {
      const day = ago(daysAgo)
      expect(idsOf({ notes: [{ day, text }] })).toEqual(ids)
      expect(idsOf({ moods: [mood(daysAgo, 7, text)] })).toEqual(ids)
    }
  })

  it('knows nothing on a day of a mood that was low later', () => {
    expect(idsOf({ moods: [mood(0, 1), mood(1, 1)] })).toEqual(['low_mood'])
    expect(idsOf({ moods: [mood(-30, 1), mood(-31, 1)] })).toEqual([])
  })

  it('asks about food that got stuck in three meals of seven days, after all that is more urgent', () => {
    expect(idsOf({ feltOn: { stuck: [TODAY, ago(3), ago(6)] } })).toEqual(['often_stuck'])
    expect(idsOf({ feltOn: { stuck: [TODAY, TODAY] } })).toEqual([])
    expect(idsOf({ feltOn: { stuck: [TODAY, ago(3), ago(7)] } })).toEqual([])
    const stuck = [TODAY, TODAY, TODAY]
    expect(idsOf({ feltOn: { stuck }, fluidDays: dry })).toEqual(['dry_two_days', 'often_stuck'])
  })

  it('asks about nausea that lasts from one day to the next', () => {
    expect(idsOf({ feltOn: { nausea: [TODAY, ago(1), ago(1)] } })).toEqual(['long_nausea'])
    expect(idsOf({ feltOn: { nausea: [TODAY, ago(1)] } })).toEqual([])
    expect(idsOf({ feltOn: { nausea: [TODAY, TODAY, TODAY] } })).toEqual([])
    expect(idsOf({ feltOn: { nausea: [ago(1), ago(2), ago(2)] } })).toEqual([])
  })

  it('asks about dumping twice a week, and about reflux on most days of one', () => {
    expect(idsOf({ feltOn: { dumping: [TODAY, ago(6)] } })).toEqual(['often_dumping'])
    expect(idsOf({ feltOn: { dumping: [TODAY, ago(7)] } })).toEqual([])
    expect(idsOf({ feltOn: { reflux: [TODAY, ago(1), ago(3), ago(6)] } })).toEqual(['often_reflux'])
    expect(idsOf({ feltOn: { reflux: [TODAY, TODAY, TODAY, ago(1), ago(7)] } })).toEqual([])
  })

  it('says one after the other what several meals brought, and vomiting before all of it', () => {
    const twice = [TODAY, ago(1), ago(1), ago(2), ago(3)]
    const feltOn = { nausea: twice, stuck: twice, dumping: twice, reflux: twice }
    expect(idsOf({ feltOn, vomitedOn: [TODAY, TODAY] })).toEqual([
      'vomiting',
      'long_nausea',
      'often_stuck',
      'often_dumping',
      'often_reflux',
    ])
  })

  it('judges a slip again once the person says that it is right', () => {
    const before = [weighed(9, 220), weighed(8, 220), weighed(7, 220)]
    expect(idsOf({ weighIns: [...before, weighed(0, 190)] })).toEqual([])
    expect(idsOf({ weighIns: [...before, weighed(0, 190, true)] })).toEqual(['fast_loss'])
  })

  it('never calls today dry before its evening', () => {
    const today = [
      { day: TODAY, totalOz: 4 },
      { day: ago(1), totalOz: 20 },
    ]
    expect(idsOf({ fluidDays: today })).toEqual([])
    expect(idsOf({ fluidDays: today, hour: 19 })).toEqual(['dry_two_days'])
  })
})

describe('the list of concerns', () => {
  it('stands in the order of its urgencies', () => {
    const ranks = CONCERN_IDS.map((id) => URGENCIES.indexOf(CONCERN_KINDS[id].urgency))
    for (const [index, rank] of ranks.entries()) expect(rank).toBeGreaterThanOrEqual(ranks[index - 1] ?? 0)
  })

  it('has short words that never scold, praise or give the all-clear', () => {
    for (const { title, text } of Object.values(CONCERN_WORDS)) {
      expect(`${title} ${text}`).not.toMatch(/well done|nothing is wrong|you should|you must|failed|great/i)
      expect(text.length).toBeLessThan(260)
    }
  })

  it('asks about vomiting and under 32 oz beside every fast loss, with the one rule', () => {
    expect(CONCERN_WORDS.fast_loss.text).toContain('under 32 oz')
    expect(CONCERN_WORDS.fast_loss.text).toContain(VOMITING_RULE)
  })
})

describe(hasUrgentConcern.name, () => {
  it('is a concern that asks for a call or a visit', () => {
    expect(hasUrgentConcern(found({ fluidDays: dry }))).toBe(true)
    expect(hasUrgentConcern(found({ fluidDays: [{ day: ago(1), totalOz: 130 }] }))).toBe(false)
    expect(hasUrgentConcern([])).toBe(false)
  })
})
