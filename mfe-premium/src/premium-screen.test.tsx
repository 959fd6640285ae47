import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { AnalyticsView } from './analytics/analytics-view'
import { FULL } from './analytics/testing/analytics-answer'
import { Planning } from './planning/planning'
import { Recipes } from './recipes/recipes'
import { Supplements } from './supplements/supplements'
import { json, renderPart } from './shared/testing/render-part'
import { recipes, today } from './shared/testing/recipes'

afterEach(cleanup)

const OTHERS = {
  ...recipes(),
  'GET /api/premium-analytics/*': () => json(FULL),
  'GET /api/premium-meal-planning-templates': () =>
    json({
      notice: "Your clinic's plan comes first.",
      weekly_templates: [],
      monthly_templates: [],
      special_occasion_templates: [],
      planning_tools: [],
    }),
  'GET /api/premium-supplement-guide': () =>
    json({
      notice: "Your clinic's plan comes first.",
      supplement_schedules: [],
      critical_interactions: [],
      quick_reference_charts: [],
      monitoring_schedule: {
        summary: '',
        surgery_date: null,
        visits: [],
        dates: [],
        also: [],
      },
    }),
}

const SECTIONS = [
  ['recipes', Recipes],
  ['meal planning', Planning],
  ['the supplement guide', Supplements],
  ['analytics', AnalyticsView],
] as const

const OF_CLINIC = "Your clinic's plan: stage, protein. The rest: our general guide."
const OF_GUIDE = 'Based on our general guide'

describe.each(SECTIONS)('whose plan it is, in %s,', (_, Section) => {
  const show = (summary: object) =>
    renderPart(<Section userId="u1" />, {
      ...OTHERS,
      'GET /api/daily-summary/*': () => json({ ...today('full'), ...summary }),
    })

  it("is said of the clinic's parts, and of the general guide", async () => {
    show({ from_clinic: ['stage', 'protein'] })
    expect(await screen.findByText(OF_CLINIC)).toBeTruthy()
    show({ from_clinic: [] })
    expect(await screen.findByText(OF_GUIDE)).toBeTruthy()
  })

  it('is the general guide in an answer that an earlier version kept, and nobody’s without a stage', async () => {
    show({})
    expect(await screen.findByText(OF_GUIDE)).toBeTruthy()
    const { sentTo, queries } = show({ phase: null, from_clinic: ['protein'] })
    await waitFor(() => {
      expect(sentTo('GET /api/daily-summary/*')).not.toEqual([])
      expect(queries.isFetching()).toBe(0)
    })
    expect(screen.queryByText(/^Food stage and goals/)).toBeNull()
  })
})
