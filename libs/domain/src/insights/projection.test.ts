import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { withoutSlips } from '../weight/counted.js'
import { goalStatement } from './goal-statement.js'
import { INSIGHT_REASONS, INSIGHT_SENTENCES } from './insight.js'
import { weightProjection } from './projection.js'
import { patient, type PatientKind, PATIENT_KINDS, SURGERY } from './testing/patients.js'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** What is foreseen on a day of a patient whose goal is a share of the weight they began with. */
const foreseen = (kind: PatientKind, seed: number, dayNumber: number, goalShare = 0.78) => {
  const one = patient(kind, seed)
  const today = addDays(one.surgeryDate, dayNumber)
  const goalLbs = one.startLbs * goalShare
  const weighIns = withoutSlips(one.weighIns(dayNumber))
  return { one, projection: weightProjection({ ...one, weighIns, goalLbs, today }) }
}

const on = (dayNumber: number, weightLbs: number, isInitial = false) => ({
  day: addDays(SURGERY, dayNumber),
  weightLbs,
  isInitial,
})
/** BMI 44 at 65 inches. */
const START = 264
const base = { heightInches: 65, goalLbs: 200, surgeryDate: SURGERY }
const weekly = (toDay: number, lbs: (day: number) => number) => [
  on(-1, START, true),
  ...Array.from({ length: Math.floor(toDay / 7) }, (_, i) => on(7 * (i + 1), lbs(7 * (i + 1)))),
]
const curve = (end: number) => (day: number) => START * (1 - end * (1 - Math.exp(-day / 106)))
const project = (weighIns: ReturnType<typeof weekly>, dayNumber: number, change = {}) =>
  weightProjection({ ...base, weighIns, today: addDays(SURGERY, dayNumber), ...change })

describe(weightProjection.name, () => {
  it('gives a range of days ahead that mostly holds the day of the goal', () => {
    const ranges = PATIENT_KINDS.flatMap((kind) =>
      SEEDS.flatMap((seed) => {
        const { one, projection } = foreseen(kind, seed, 100, 0.76)
        const range = projection.goalRange.value
        if (range === null) return []
        expect([addDays(SURGERY, 100) < range.earliest, range.earliest <= range.likely]).toEqual([true, true])
        const isThere = (day: number) => one.truthLbs(day) <= one.startLbs * 0.76
        const day = Array.from({ length: 900 }, (_, n) => n).find(isThere)
        const reached = day === undefined ? '9999-01-01' : addDays(SURGERY, day)
        return [reached >= range.earliest && reached <= (range.latest ?? '9999-12-31')]
      }),
    )
    expect(ranges.length).toBeGreaterThan(15)
    expect(ranges.filter((held) => held).length / ranges.length).toBeGreaterThan(0.75)
  })

  it('tells a slow patient with a far goal that it is still theirs, without a percentage', () => {
    const { projection } = foreseen('slow', 3, 150, 0.55)
    expect(projection).toMatchObject({
      goalRange: { value: null, reason: 'goal_below_usual_range' },
      isGoalFar: true,
    })
    expect(goalStatement(projection)).toBe(
      'Your goal is below what most people reach with a sleeve. It is still your goal. Next step: 10 lbs.',
    )
  })

  it('says so when a goal is uncertain but not far', () => {
    const statements = [0.7, 0.72, 0.74, 0.76, 0.78].map((share) =>
      project(weekly(84, curve(0.27)), 84, { goalLbs: START * share }),
    )
    const uncertain = statements.filter(
      ({ goalRange, isGoalFar }) => goalRange.reason === 'goal_below_usual_range' && !isGoalFar,
    )
    expect(uncertain.length).toBeGreaterThan(0)
    for (const one of uncertain) expect(goalStatement(one)).toContain('Any date would be a guess.')
  })

  it('has no date for somebody who regains or has settled', () => {
    const regains = weekly(364, (day) => (day < 280 ? curve(0.27)(day) : curve(0.27)(280) + (day - 280) / 7))
    expect(project(regains, 364).goalRange.reason).toBe('regaining')
    const settled = weekly(350, (day) => (day < 280 ? curve(0.2)(day) : curve(0.2)(280) + day / 10_000))
    expect(project(settled, 350).goalRange.reason).toBe('weight_stable_phase')
    expect(project(weekly(539, curve(0.2)), 539).goalRange.reason).not.toBe('weight_stable_phase')
    expect(project(weekly(540, curve(0.2)), 540).goalRange.reason).toBe('weight_stable_phase')
  })

  it('needs 6 weigh-ins over 28 days after surgery', () => {
    expect(project(weekly(42, curve(0.3)), 42).goalRange.reason).toBeNull()
    expect(project(weekly(35, curve(0.3)), 35).goalRange.reason).toBe('too_few_weights')
    const crowded = [on(-1, START, true), ...[1, 5, 9, 13, 17, 21, 28].map((day) => on(day, curve(0.3)(day)))]
    expect(project(crowded, 28).goalRange.reason).toBe('too_few_weights')
    expect(project([...crowded, on(29, curve(0.3)(29))], 29).goalRange.reason).toBeNull()
  })

  it('shows where most people are before surgery and without enough weights, and labels it', () => {
    const before = project([on(-20, START, true)], -10)
    expect(before).toMatchObject({
      goalRange: { reason: 'before_surgery' },
      successChance: { reason: 'before_surgery' },
      bandOf: 'population',
    })
    expect(before.band[0]?.day).toBe(SURGERY)
    expect(project([on(-1, START, true)], 5)).toMatchObject({ bandOf: 'population', daysWeighed: 0 })
  })

  it('knows neither band nor date without a surgery date, a weight, or a weight that fits', () => {
    expect(project(weekly(60, curve(0.3)), 60, { surgeryDate: null })).toMatchObject({
      goalRange: { reason: 'no_surgery_date' },
      bandOf: null,
      band: [],
    })
    expect(project([], 60)).toMatchObject({ goalRange: { reason: 'too_few_weights' }, bandOf: null })
    const light = weekly(60, curve(0.3)).map((one) => ({ ...one, weightLbs: one.weightLbs / 2 }))
    expect(project(light, 60, { goalLbs: 80 })).toMatchObject({
      goalRange: { reason: 'outside_curve' },
      successChance: { reason: 'outside_curve' },
    })
  })

  it('says that a goal is reached, and still what can be held', () => {
    const { goalRange, successChance } = project(weekly(180, curve(0.3)), 180, { goalLbs: 215 })
    expect(goalRange.reason).toBe('goal_reached')
    expect(successChance.value).toBeGreaterThan(0.9)
  })

  it('is sure of an adequate loss for a good course and not for a weak one', () => {
    expect(project(weekly(180, curve(0.33)), 180).successChance.value).toBeGreaterThan(0.8)
    expect(project(weekly(180, curve(0.13)), 180).successChance).toEqual({ value: null, reason: 'unlikely' })
  })

  it('draws the band of the person from today to month 24, narrower than that of most people', () => {
    const { band, bandOf } = project(weekly(120, curve(0.27)), 120)
    expect(bandOf).toBe('personal')
    expect([band[0]?.day, band.at(-1)?.day]).toEqual([addDays(SURGERY, 120), addDays(SURGERY, 731)])
    for (const { lowLbs, middleLbs, highLbs } of band) {
      expect(lowLbs).toBeLessThan(middleLbs)
      expect(middleLbs).toBeLessThan(highLbs)
    }
    const population = project([on(-1, START, true)], 20).band.at(-1)
    const width = (one: typeof population) => (one ? one.highLbs - one.lowLbs : 0)
    expect(width(band.at(-1))).toBeLessThan((2 * width(population)) / 3)
  })

  it('counts from a first weigh-in months after surgery without asking for what was lost before', () => {
    const late = [
      on(150, curve(0.27)(150), true),
      ...weekly(240, curve(0.27)).filter(({ day }) => day > addDays(SURGERY, 150)),
    ]
    const { band } = project(late, 240)
    const truth = curve(0.27)(731)
    expect(band.at(-1)?.lowLbs).toBeLessThan(truth)
    expect(band.at(-1)?.highLbs).toBeGreaterThan(truth)
  })

  it('does not waver for typing slips', () => {
    const { one, projection } = foreseen('slips', 4, 120)
    const slip = { day: addDays(SURGERY, 118), weightLbs: 95, isInitial: false }
    const weighIns = withoutSlips([...one.weighIns(120), slip])
    const again = weightProjection({
      ...one,
      weighIns,
      goalLbs: one.startLbs * 0.78,
      today: addDays(SURGERY, 120),
    })
    expect(again).toEqual(projection)
  })

  it('holds the truth of every kind of patient mostly inside its band', () => {
    const kinds: PatientKind[] = ['good', 'typical', 'slow', 'sparse', 'slips']
    const held = kinds.flatMap((kind) =>
      SEEDS.map((seed) => {
        const { one, projection } = foreseen(kind, seed, 150)
        const last = projection.band.find(({ day }) => day >= addDays(SURGERY, 365))
        const truth = one.truthLbs(365)
        return last !== undefined && truth >= last.lowLbs - 3 && truth <= last.highLbs + 3
      }),
    )
    expect(held.filter((isIn) => isIn).length / held.length).toBeGreaterThan(0.75)
  })
})

describe(goalStatement.name, () => {
  const range = (earliest: string, latest: string | null) =>
    goalStatement({
      ...project([], 60),
      goalRange: { value: { earliest, likely: earliest, latest }, reason: null },
    })

  it.each([
    ['2027-03-04', '2027-07-01', 'You may reach your goal between March and July 2027.'],
    ['2026-11-30', '2027-02-01', 'You may reach your goal between November 2026 and February 2027.'],
    ['2027-03-04', '2027-03-30', 'You may reach your goal in March 2027.'],
    ['2027-03-04', null, 'You may reach your goal from March 2027 on.'],
  ])('of %s to %s', (earliest, latest, statement) => {
    expect(range(earliest, latest)).toBe(statement)
  })

  it('has a sentence for every reason', () => {
    for (const reason of INSIGHT_REASONS) expect(INSIGHT_SENTENCES[reason]).toMatch(/^[A-Z].*\.$/)
  })
})
