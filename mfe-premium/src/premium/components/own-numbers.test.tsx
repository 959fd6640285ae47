import { CONCERN_IDS, concernOf, hasUrgentConcern } from '@gb/domain'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { json, problem, renderPart } from '../../shared/testing/render-part'
import { messages } from '../messages/generated/premium.en'
import { OwnNumbers } from './own-numbers'

const WEIGHTS = 'GET /api/weight-history/*'
const FOOD = 'GET /api/food-days/*'

const weights = (over: object = {}) =>
  json({
    current_weight_lbs: 206.3,
    goal_weight_lbs: 150,
    weight_lost_lbs: 4.2,
    remaining_to_goal_lbs: 56.3,
    percent_to_goal: 7,
    entries: [{ weight_lbs: 206.3 }, { weight_lbs: 210.5 }],
    next_before: null,
    ...over,
  })

const CALM = { 'GET /api/concerns/*': () => json({ concerns: [] }) }

const food = (...protein: number[]) =>
  json({
    days: protein.map((grams, index) => ({
      date: `2026-11-1${index}`,
      consumed: { protein: grams, calories: 900 },
      goals: { protein_goal: 60, calories_goal: 1000 },
    })),
    next_before: null,
  })

describe(OwnNumbers.name, () => {
  afterEach(cleanup)

  it('shows what the person has logged, and what premium adds to it', async () => {
    const { container } = renderPart(<OwnNumbers userId="u1" />, {
      ...CALM,
      [WEIGHTS]: () => weights(),
      [FOOD]: () => food(60, 40, 54, 20),
    })
    await screen.findByText('Lost so far')
    await screen.findByText(/on your last 4 days with food/)
    expect(container.textContent).toContain('4.2 lbs')
    expect(container.textContent).toContain('44 g a day')
    expect(container.textContent).toContain(messages.own.addsForecast)
  })

  it.each([
    ['during a pregnancy', { goal_weight_lbs: null, weight_lost_lbs: null }],
    ['to a goal that is too light', { goal_weight_lbs: 95 }],
  ])('promises no way %s', async (_, over) => {
    const { container } = renderPart(<OwnNumbers userId="u1" />, {
      [WEIGHTS]: () => weights({ remaining_to_goal_lbs: null, percent_to_goal: null, ...over }),
      [FOOD]: () => food(60),
    })
    await screen.findByText(new RegExp(messages.own.addsTrend))
    expect(container.textContent).not.toContain('goal and how sure')
  })

  it.each(CONCERN_IDS)(
    'shows off no loss and promises no way beside %s where that is serious',
    async (id) => {
      const isSerious = hasUrgentConcern([concernOf(id)])
      const { container, queries } = renderPart(<OwnNumbers userId="u1" />, {
        'GET /api/concerns/*': () => json({ concerns: [concernOf(id)] }),
        [WEIGHTS]: () => weights(),
        [FOOD]: () => food(60),
      })
      await screen.findByText(/From 2 logged weights/)
      await waitFor(() => expect(queries.isFetching()).toBe(0))
      expect(container.textContent?.includes('Lost so far')).toBe(!isSerious)
      expect(container.textContent?.includes('goal and how sure')).toBe(!isSerious)
    },
  )

  it('shows the weight itself while nothing is lost, and counts honestly beyond the first page', async () => {
    const { container } = renderPart(<OwnNumbers userId="u1" />, {
      [WEIGHTS]: () => weights({ weight_lost_lbs: 0, next_before: 'more' }),
      [FOOD]: () => food(60),
    })
    await screen.findByText(/From 2\+ logged weights/)
    expect(container.textContent).toContain('206.3 lbs')
  })

  it('invents nothing where nothing was logged', async () => {
    const { container } = renderPart(<OwnNumbers userId="u1" />, {
      [WEIGHTS]: () => weights({ entries: [], current_weight_lbs: null }),
      [FOOD]: () => food(),
    })
    await screen.findByText(messages.own.noFood)
    expect(screen.getByText(messages.own.noWeight)).toBeTruthy()
    expect(container.textContent).not.toMatch(/\d lbs|g a day/)
  })

  it('says when they did not load', async () => {
    let isBroken = true
    renderPart(<OwnNumbers userId="u1" />, {
      [WEIGHTS]: () => (isBroken ? problem(500, 'internal', 'broken') : weights()),
      [FOOD]: () => food(60),
    })
    await screen.findByText('Your numbers did not load.')
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText(/From 2 logged weights/)
  })
})
