import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { FLUID_TYPES, MEAL_TYPES, VITAMIN_NAMES } from '../entries/entry-choices.js'
import { dayPlan, type DayPlanFacts, type PlanSubject } from './day-plan.js'
import { drinkWindows } from './drink-windows.js'
import { collide, kindOfDrink, kindOfVitamin, PLAN_KINDS, type PlanEvent } from './gaps.js'
import { layOut, nextFree } from './lay-out.js'

const MINUTE = 60_000
const at = (hours: number, minutes = 0) => (hours * 60 + minutes) * MINUTE
const atClock = (minutes: number) => minutes * MINUTE
const DAY = { from: 0, until: at(24) }

const kind = fc.constantFrom(...PLAN_KINDS)
const minute = fc.integer({ min: 0, max: 24 * 60 }).map((minutes) => minutes * MINUTE)
const event: fc.Arbitrary<PlanEvent> = fc.record({ kind, at: minute })
const events = fc.array(event, { maxLength: 8 })

const isFree = (there: readonly PlanEvent[], one: PlanEvent) => !there.some((other) => collide(other, one))

describe(collide.name, () => {
  it.each([
    ['calcium', 'iron', 120],
    ['iron', 'calcium', 120],
    ['multivitamin', 'calcium', 120],
    ['calcium', 'multivitamin', 120],
    ['calcium', 'calcium', 120],
    ['coffee_tea', 'iron', 60],
    ['iron', 'coffee_tea', 120],
    ['meal', 'iron', 120],
    ['iron', 'meal', 60],
    ['meal', 'drink', 30],
    ['drink', 'meal', 30],
    ['meal', 'coffee_tea', 30],
    ['coffee_tea', 'meal', 30],
    ['meal', 'meal', 120],
  ] as const)('keeps %s and then %s %d minutes apart', (first, second, minutes) => {
    const one = { kind: first, at: at(12) }
    expect(collide(one, { kind: second, at: at(12, minutes) })).toBe(false)
    expect(collide(one, { kind: second, at: at(12, minutes - 1) })).toBe(true)
    expect(collide({ kind: second, at: at(12) }, one)).toBe(true)
  })

  it('lets a multivitamin, B12 and D3 go with a meal', () => {
    const breakfast = { kind: 'meal', at: at(8) } as const
    for (const name of ['Multivitamin', 'Vitamin B12', 'Vitamin D3'] as const)
      expect(collide(breakfast, { kind: kindOfVitamin(name), at: at(8) })).toBe(false)
  })

  it('does not depend on the order in which it is asked', () => {
    fc.assert(fc.property(event, event, (a, b) => expect(collide(a, b)).toBe(collide(b, a))))
  })
})

describe(nextFree.name, () => {
  it('is the very first free minute, or none: as a search of every minute finds it', () => {
    fc.assert(
      fc.property(kind, events, minute, minute, (wanted, there, from, until) => {
        const free: number[] = []
        for (let time = from; time <= until; time += MINUTE)
          if (isFree(there, { kind: wanted, at: time })) free.push(time)
        const found = nextFree(wanted, there, { from, until })
        if (found === null) expect(free).toEqual([])
        else {
          expect(isFree(there, { kind: wanted, at: found })).toBe(true)
          expect(found).toBeLessThanOrEqual(free[0] ?? until)
          expect(found).toBeGreaterThanOrEqual(from)
        }
      }),
    )
  })
})

describe(layOut.name, () => {
  it('places nothing so that it collides, and leaves nothing out that has a place', () => {
    const wanted = fc.array(fc.record({ kind, best: minute }), { maxLength: 8 })
    fc.assert(
      fc.property(events, wanted, minute, (there, wants, from) => {
        const before = [...there]
        for (const { kind: of, at: placed } of layOut(there, wants, { ...DAY, from })) {
          if (placed === null) expect(nextFree(of, before, { ...DAY, from })).toBeNull()
          else {
            expect(placed).toBeGreaterThanOrEqual(from)
            expect(isFree(before, { kind: of, at: placed })).toBe(true)
            before.push({ kind: of, at: placed })
          }
        }
      }),
    )
  })
})

describe(drinkWindows.name, () => {
  it('holds only minutes in which a drink collides with no meal, without overlapping', () => {
    fc.assert(
      fc.property(events, minute, (there, from) => {
        const meals = there.filter(({ kind: of }) => of === 'meal')
        let last = from
        for (const window of drinkWindows(there, { ...DAY, from })) {
          expect(window.from).toBeGreaterThanOrEqual(last)
          last = window.until
          for (const time of [window.from, window.until, (window.from + window.until) / 2])
            expect(isFree(meals, { kind: 'drink', at: time })).toBe(true)
        }
      }),
    )
  })
})

const vitamin = (vitaminName: (typeof VITAMIN_NAMES)[number]): PlanSubject => ({
  type: 'vitamin',
  vitaminName,
})
const lunch: PlanSubject = { type: 'meal', mealType: 'lunch' }
const planAt = (
  now: number,
  done: DayPlanFacts['done'] = [],
  vitamins: DayPlanFacts['vitamins'] = VITAMIN_NAMES,
) => dayPlan({ now, done, vitamins, atClock })
const shown = ({ lines }: ReturnType<typeof dayPlan>) =>
  lines.map(({ subject, at: time, isDone }) => {
    const name =
      'mealType' in subject ? subject.mealType : 'vitaminName' in subject ? subject.vitaminName : ''
    return `${time / at(1)} ${name}${isDone ? ' done' : ''}`
  })

describe(dayPlan.name, () => {
  it('is the day plan of the rules on a morning with nothing logged', () => {
    expect(shown(planAt(at(7)))).toEqual([
      '8 breakfast',
      '8 Multivitamin',
      '8 Vitamin B12',
      '12 Calcium Citrate',
      '12.5 lunch',
      '16 Calcium Citrate',
      '18 dinner',
      '18 Vitamin D3',
      '20.5 Iron',
    ])
    expect(planAt(at(7)).drinkWindows.map(({ from, until }) => [from / at(1), until / at(1)])).toEqual([
      [7, 7.5],
      [8.5, 12],
      [13, 17.5],
      [18.5, 22.5],
    ])
  })

  it('moves calcium behind iron that was just taken, and takes away what was had', () => {
    const plan = planAt(at(12), [
      { subject: vitamin('Iron'), at: at(11, 30) },
      { subject: lunch, at: at(11) },
    ])
    expect(shown(plan)).toEqual([
      '11 lunch done',
      '11.5 Iron done',
      '12 Multivitamin',
      '12 Vitamin B12',
      '14 Calcium Citrate',
      '16 Calcium Citrate',
      '18 dinner',
      '18 Vitamin D3',
    ])
  })

  it('says what has no place any more, and plans nothing at night', () => {
    const late = planAt(at(22), [{ subject: vitamin('Iron'), at: at(21, 30) }])
    expect(late.notToday).toEqual([vitamin('Calcium Citrate'), vitamin('Calcium Citrate')])
    expect(planAt(at(23)).lines).toEqual([])
  })

  it('neither shows nor counts what was taken before midnight, but keeps away from it', () => {
    const done = [{ subject: vitamin('Iron'), at: -at(0, 30) }]
    expect(shown(planAt(at(0, 10), done, ['Iron']))).toContain('20.5 Iron')
    expect(planAt(at(0, 10), done).lines.some(({ at: time }) => time < 0)).toBe(false)
    expect(nextFree('calcium', [{ kind: 'iron', at: -at(0, 30) }], { ...DAY, from: at(0, 10) })).toBe(
      at(1, 30),
    )
  })

  const subject = fc.oneof(
    fc.constantFrom(...VITAMIN_NAMES).map(vitamin),
    fc.constantFrom(...MEAL_TYPES).map((mealType): PlanSubject => ({ type: 'meal', mealType })),
    fc.constantFrom(...FLUID_TYPES).map((fluidType): PlanSubject => ({ type: 'drink', fluidType })),
  )
  const kindOf = (one: PlanSubject) => {
    if (one.type === 'meal') return 'meal'
    return one.type === 'drink' ? kindOfDrink(one.fluidType) : kindOfVitamin(one.vitaminName)
  }

  it('never plans two things that collide, whatever was logged and whatever time it is', () => {
    const logged = fc.array(fc.record({ subject, at: minute }), { maxLength: 12 })
    fc.assert(
      fc.property(logged, minute, (all, now) => {
        const done = all.filter((line) => line.at <= now)
        const { lines, drinkWindows: windows } = planAt(now, done)
        const asEvent = (line: { subject: PlanSubject; at: number }) => ({
          kind: kindOf(line.subject),
          at: line.at,
        })
        for (const line of lines.filter(({ isDone }) => !isDone)) {
          expect(line.at).toBeGreaterThanOrEqual(now)
          const others = lines.filter((other) => other !== line).map(asEvent)
          expect(isFree(others, asEvent(line))).toBe(true)
        }
        const meals = lines.map(asEvent).filter((one) => one.kind === 'meal')
        for (const { from } of windows) expect(isFree(meals, { kind: 'drink', at: from })).toBe(true)
      }),
    )
  })
})
