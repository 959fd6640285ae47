import { addDays, type InsightPerson, insights, insightSummary, PREGNANCY_ADVICE } from '@gb/domain'
import { describe, expect, it } from '@jest/globals'
import type { ReportContent } from '../report-content.js'
import { ENGLISH } from '../speech.js'
import { clinicPage } from './clinic-page.js'
import { keyFigures } from './figures.js'

const TODAY = '2026-11-20'

const contentFor = (change: Partial<InsightPerson>): ReportContent => {
  const person = {
    gender: 'female',
    heightInches: 64,
    activityLevel: 'light',
    surgeryDate: addDays(TODAY, -200),
    goalWeightLbs: 185,
    timeZone: 'UTC',
    dayStartsAt: 0,
    ...change,
  } as const
  const found = insights({
    person,
    period: '90_days',
    today: TODAY,
    weighIns: Array.from({ length: 60 }, (_, n) => ({
      day: addDays(TODAY, -n * 3),
      weightLbs: 195 + 0.8 * n,
      isInitial: false,
    })),
    meals: [],
    drinks: [],
    moods: [],
    concerns: [],
  })
  return {
    report: {
      reportId: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
      period: '90_days',
      from: found.from,
      to: TODAY,
      paper: 'letter',
      weightUnit: 'lbs',
      noteEntryIds: [],
      createdAt: new Date(`${TODAY}T12:00:00Z`),
    },
    person,
    insights: found,
    summary: insightSummary(found),
    speech: ENGLISH,
    vitaminDays: [],
    moodDays: [],
    recoveryDays: [],
    notes: { printed: [], leftOut: 0 },
  }
}

const printed = (content: ReportContent): string => JSON.stringify(clinicPage(content, null))

describe(keyFigures.name, () => {
  it('tells goal, loss and chance, and draws the goal', () => {
    const content = contentFor({})
    const figures = new Map(keyFigures(content))
    expect(figures.get('Goal weight')).toBe('185.0 lbs')
    expect(figures.get('Loss since then')).toMatch(/^\d/)
    expect(figures.get('Chance to hold a loss of 20% at two years')).toMatch(/^(Likely|Uncertain) \(/)
    expect(printed(content)).toContain('Goal 185.0 lbs')
  })

  it('has no goal, loss or chance during a pregnancy, and says once whom to call', () => {
    const content = contentFor({ isPregnant: true })
    const figures = keyFigures(content)
    for (const [what, value] of figures)
      expect(`${what} ${value}`).not.toMatch(/Goal weight|Loss|Chance|hold/)
    expect(figures.filter(([, value]) => value === PREGNANCY_ADVICE)).toHaveLength(1)
    expect(printed(content)).not.toContain('Goal 185')
  })

  it('says of a goal that is too light that it wants a talk, and draws no line to it', () => {
    const content = contentFor({ goalWeightLbs: 100 })
    expect(new Map(keyFigures(content)).get('Goal weight')).toMatch(
      /^100\.0 lbs, below the range that is healthy/,
    )
    expect(printed(content)).not.toContain('Goal 100')
  })
})
