import { describe, expect, it } from '@jest/globals'
import { BLOOD_TEST_IDS, DOSE_PLAUSIBILITY, PHASE_KEYS, PHASES, toMg, vitaminsOfPhase } from '@gb/domain'
import { parseDocument } from '../documents/shapes/parse-document.js'
import { readSeed } from '../documents/seed/seed-files.js'
import { SupplementGuideTextDto } from '../documents/shapes/supplement-guide.dto.js'

const seed = await readSeed()
const guide = parseDocument(
  SupplementGuideTextDto,
  'supplement-guide',
  seed.find(({ slug }) => slug === 'supplement-guide')?.body,
)

const MINERALS = ['Calcium Citrate', 'Iron']
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('supplement schedules', () => {
  it('cover every phase after the hospital', () => {
    const covered = new Set(guide.supplement_schedules.flatMap(({ phases }) => phases))
    const wanted = PHASE_KEYS.filter((phase) => !['preop_far', 'preop', 'clear'].includes(phase))
    expect([...covered].sort()).toEqual([...wanted].sort())
  })

  it.each(PHASE_KEYS)('take in %s what the free plan of the day lays out, no more and no less', (phase) => {
    const laidOut = vitaminsOfPhase(phase).filter((name) => name !== 'Other')
    const schedules = guide.supplement_schedules.filter(({ phases }) => phases.includes(phase))
    expect(schedules.length === 0).toBe(laidOut.length === 0)
    for (const { slots } of schedules) {
      const taken = slots.flatMap(({ items }) => items.map(({ vitamin_name: name }) => name))
      expect(new Set(taken.filter((name) => name !== 'Other'))).toEqual(new Set(laidOut))
    }
  })

  it.each(guide.supplement_schedules)('$schedule_id has the days of its phases', (schedule) => {
    const rows = PHASES.filter(({ key }) => schedule.phases.includes(key))
    const from = Math.min(...rows.map(({ fromDay }) => fromDay ?? -Infinity))
    const to = rows.some(({ toDay }) => toDay === null)
      ? null
      : Math.max(...rows.map(({ toDay }) => toDay ?? 0))
    expect([schedule.from_day, schedule.to_day]).toEqual([from, to])
  })

  it.each(guide.supplement_schedules)('$schedule_id runs through the day', ({ slots }) => {
    const clocks = slots.map(({ suggested_time: clock }) => minutesOf(clock))
    expect([...clocks].sort((a, b) => a - b)).toEqual(clocks)
  })

  it.each(guide.supplement_schedules)('$schedule_id keeps calcium and iron two hours apart', ({ slots }) => {
    const times = (name: string) =>
      slots.flatMap(({ items, suggested_time: clock }) =>
        items.some(({ vitamin_name: vitamin }) => vitamin === name) ? [minutesOf(clock)] : [],
      )
    for (const calcium of times('Calcium Citrate'))
      for (const iron of [...times('Iron'), ...times('Multivitamin')])
        expect(Math.abs(calcium - iron)).toBeGreaterThanOrEqual(120)
  })

  const forThyroid = guide.supplement_schedules.filter(({ schedule_id: id }) => id.startsWith('thyroid'))

  it.each(forThyroid)('$schedule_id keeps minerals four hours away from thyroid medicine', ({ slots }) => {
    const [first, ...rest] = slots
    expect(first?.items.map(({ name }) => name)).toEqual(['Levothyroxine'])
    for (const slot of rest.filter(({ items }) =>
      items.some(({ vitamin_name: vitamin }) => [...MINERALS, 'Multivitamin'].includes(vitamin)),
    ))
      expect(minutesOf(slot.suggested_time) - minutesOf(first?.suggested_time ?? '')).toBeGreaterThanOrEqual(
        240,
      )
  })

  it.each(forThyroid)('$schedule_id lists only what each of its phases takes', ({ phases, slots }) => {
    const namesOf = (of: typeof slots) =>
      of.flatMap(({ items }) => items.map(({ name }) => name)).filter((name) => name !== 'Levothyroxine')
    for (const phase of phases) {
      const usual = guide.supplement_schedules.find(
        (one) => !forThyroid.includes(one) && one.phases.includes(phase),
      )
      expect(new Set(namesOf(slots))).toEqual(new Set(namesOf(usual?.slots ?? [])))
    }
  })

  it('place nobody in the low iron group without a talk, nor let iron be taken lying down', () => {
    const iron = guide.supplement_schedules
      .flatMap(({ slots }) => slots)
      .flatMap(({ items, label, suggested_time: clock }) => items.map((item) => ({ item, label, clock })))
      .filter(({ item }) => item.vitamin_name === 'Iron')
    expect(iron.length).toBeGreaterThan(2)
    for (const { item, label, clock } of iron) {
      expect(item.dose).toMatch(/45 to 60 mg is common.*18 mg .*low risk, after a talk/)
      expect(item.how).toMatch(/upright for 30 minutes/)
      expect(label).not.toMatch(/bedtime/i)
      expect(minutesOf(clock)).toBeLessThanOrEqual(21 * 60)
    }
  })

  it('name doses that the log form would not ask about', () => {
    const doses = guide.supplement_schedules.flatMap(({ slots }) => slots.flatMap(({ items }) => items))
    for (const { vitamin_name: name, dose_from_mg: from, dose_to_mg: to } of doses) {
      const usual = DOSE_PLAUSIBILITY[name].usualMg
      if (!usual || from === null || to === null) continue
      expect(from).toBeGreaterThanOrEqual(usual[0])
      expect(to).toBeLessThanOrEqual(usual[1])
      expect(from).toBeLessThanOrEqual(to)
    }
  })
})

describe('interactions', () => {
  it('are each named once, and the gaps stand as hours', () => {
    const ids = guide.critical_interactions.map(({ interaction_id: id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const hours = Object.fromEntries(
      guide.critical_interactions.map((one) => [one.interaction_id, one.hours_apart]),
    )
    expect(hours).toMatchObject({ 'calcium-iron': 2, 'minerals-thyroid': 4, 'iron-milk': 2 })
    expect(ids.length).toBeGreaterThanOrEqual(15)
  })
})

describe('charts', () => {
  it.each(guide.quick_reference_charts)('$chart_id has rows as wide as its head', ({ table }) => {
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length)
  })

  it('turn vitamin D into mg as the log form does', () => {
    const rows = guide.quick_reference_charts.find((chart) => chart.chart_id === 'units')?.table.rows ?? []
    const vitaminD = rows.filter(([label]) => label?.endsWith('IU of vitamin D'))
    expect(vitaminD).toHaveLength(4)
    for (const [label = '', mcg = '', mg = ''] of vitaminD) {
      const amount = Number(label.replace(/ IU.*/, '').replace(',', ''))
      expect(Number(mg)).toBe(toMg(amount, 'IU', 'Vitamin D3'))
      expect(Number(mcg.replace(',', ''))).toBeCloseTo(Number(mg) * 1000, 6)
    }
  })
})

describe('the blood tests', () => {
  it('are those that dates are computed for, in their order', () => {
    expect(guide.monitoring_schedule.visits.map(({ visit_id: id }) => id)).toEqual([...BLOOD_TEST_IDS])
  })

  it('name what health-rules 3.5 name', () => {
    for (const { tests } of guide.monitoring_schedule.visits)
      expect(tests).toEqual(expect.arrayContaining(['Blood count', 'Ferritin', 'Vitamin B12', 'Vitamin D']))
    expect(guide.monitoring_schedule.visits.at(-1)?.tests).toEqual(
      expect.arrayContaining(['Zinc', 'Copper', 'Selenium']),
    )
  })
})
