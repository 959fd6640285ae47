import { describe, expect, it } from '@jest/globals'
import { concernOf } from '../concerns/in-order.js'
import { addDays } from '../days/days.js'
import type { MealFeeling } from '../meals/felt.js'
import { insights } from './insights.js'
import { insightSummary } from './summary.js'
import { drink, meal } from './testing/logged.js'

const TODAY = '2026-11-20'
const ago = (days: number): string => addDays(TODAY, -days)

const summaryOf = (change: Partial<Parameters<typeof insights>[0]> = {}): string[] =>
  insightSummary(
    insights({
      person: {
        gender: 'female',
        heightInches: 64,
        activityLevel: 'light',
        surgeryDate: ago(200),
        goalWeightLbs: 150,
      },
      period: '30_days',
      today: TODAY,
      weighIns: [],
      meals: [],
      drinks: [],
      moods: [],
      concerns: [],
      ...change,
    }),
  )

describe(insightSummary.name, () => {
  it('says in plain words what is known', () => {
    const weighIns = [20, 15, 10, 5, 0].map((days) => ({
      day: ago(days),
      weightLbs: 199 + 0.3 * days,
      isInitial: false,
    }))
    const meals = [80, 10, 80, 10].map((proteinG, n) => meal({ day: ago(n + 1), proteinG }))
    const drinks = [1, 2, 3].map((n) => drink({ day: ago(n), amountOz: 64 }))
    const summary = summaryOf({ weighIns, meals, drinks })
    expect(summary.slice(0, 3)).toEqual([
      'In 20 days your weight went down by 6.0 lbs, from 205.0 lbs to 199.0 lbs.',
      'Your 7-day average is 199.8 lbs.',
      'Over the last 30 days, you lost about 2.1 lbs a week.',
    ])
    expect(summary).toContain(
      'You reached 90% of your protein goal or more on 50% of 4 days with food logged.',
    )
    expect(summary).toContain('You met your fluid goal on all 3 days.')
    expect(summary.at(-1)).toMatch(/^What may help most now: Plan 3 meals/)
  })

  it('says what is serious first, and no habit after it', () => {
    const drinks = [1, 2, 3].map((n) => drink({ day: ago(n), amountOz: 10 }))
    const summary = summaryOf({ drinks, concerns: [concernOf('dry_two_days')] })
    expect(summary[0]).toMatch(/^Please call your care team today\. You logged very little/)
    expect(summary.join(' ')).not.toContain('What may help most')
  })

  it.each(['soon', 'ask'] as const)('says a concern once, also where it is only "%s"', (urgency) => {
    const meals = [1, 2, 3, 4, 5].map((n) => meal({ day: ago(n), proteinG: 95 }))
    const concern = { ...concernOf('able_to_eat'), urgency }
    const summary = summaryOf({ meals, concerns: [concern] })
    expect(summary.filter((line) => line.includes(concern.text))).toHaveLength(1)
    expect(summary.join(' ')).not.toContain(`What may help most now: ${concern.text}`)
  })

  it('says in one line how the meals sat that were told about', () => {
    const told = (felt: MealFeeling[], n: number) => meal({ day: ago(n), felt })
    const meals = [told(['fine'], 1), told(['fine'], 2), told([], 3)]
    expect(summaryOf({ meals })).toContain('Of 2 meals you told about, 2 sat well.')
    expect(summaryOf({ meals: [...meals, told(['nausea', 'vomiting'], 4)] })).toContain(
      'Of 3 meals you told about, 2 sat well, 1 brought nausea and 1 came back up.',
    )
    const hard = [told(['stuck'], 1), told(['dumping', 'stuck'], 2), told(['reflux'], 3)]
    expect(summaryOf({ meals: hard })).toContain(
      'Of 3 meals you told about, 1 brought dumping, 1 brought reflux and 2 got stuck.',
    )
    expect(summaryOf({ meals: [told([], 3)] }).join()).not.toContain('told about')
  })

  it('says nothing about what is not known', () => {
    expect(summaryOf()).toEqual([
      'Too few weights were logged in this period to say how your weight moved.',
      'Log at least 6 weights over 4 weeks after surgery, and this shows up here.',
    ])
  })

  it('tells a weight that stays as neither up nor down', () => {
    const weighIns = [20, 15, 10, 5, 1, 0].map((days) => ({
      day: ago(days),
      weightLbs: 200,
      isInitial: false,
    }))
    expect(summaryOf({ weighIns }).slice(0, 3)).toEqual([
      'In 20 days your weight stayed where it was, from 200.0 lbs to 200.0 lbs.',
      'Your 7-day average is 200.0 lbs.',
      'Over the last 30 days, it stayed where it was.',
    ])
  })

  it('does not scold for a gain', () => {
    const weighIns = [3, 0].map((days) => ({ day: ago(days), weightLbs: 202 - days, isInitial: false }))
    expect(summaryOf({ weighIns: weighIns.map((one, i) => ({ ...one, day: ago(1 - i) })) })[0]).toMatch(
      /^In 1 day your weight went up/,
    )
    expect(summaryOf({ weighIns })[0]).toBe(
      'In 3 days your weight went up by 3.0 lbs, from 199.0 lbs to 202.0 lbs.',
    )
  })
})
