import { kept } from '@gb/device'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { planChoices } from '../shared/testing/plan-choices'
import { recipes, today } from '../shared/testing/recipes'
import { json, problem, renderPart, type Answers } from '../shared/testing/render-part'
import type { FilledWeek, Templates } from './model/templates'
import { Planning } from './planning'

const WEEK = 'GET /api/premium-meal-planning-templates/simple-week/week'
const SOURCE = { source: 'ASMBS', review_date: '2026-11-20' }

const slot = (name: string, category: 'breakfast' | 'lunch', idea: string) => ({
  name,
  category,
  idea,
  protein_aim_g: 20,
})
const SLOTS = [slot('First meal', 'breakfast', 'Greek yogurt'), slot('Second meal', 'lunch', 'Soft tofu')]

const TEMPLATES: Templates = {
  language: 'en',
  notice: "Your clinic's plan comes first.",
  weekly_templates: [
    {
      ...SOURCE,
      template_id: 'simple-week',
      title: 'A simple week',
      description: 'Few things, used twice.',
      phase: 'full',
      protein_goal_g: 60,
      leaves_out: [],
      days: [{ day: 1, slots: SLOTS }],
      tips: ['Cook on Sunday.'],
    },
  ],
  monthly_templates: [],
  special_occasion_templates: [],
  planning_tools: [],
}

const FILLED: FilledWeek = {
  language: 'en',
  template_id: 'simple-week',
  title: 'A simple week',
  phase: 'full',
  protein_goal_g: 60,
  calories_goal: 500,
  days: [
    {
      day: 1,
      calories: 234.8,
      protein: 44.8,
      slots: SLOTS.map((each, index) => ({
        ...each,
        recipe:
          index === 0
            ? {
                recipe_id: 'vanilla-morning-shake',
                name: 'Vanilla morning shake',
                servings: 2,
                calories: 234.8,
                protein: 44.8,
              }
            : null,
      })),
    },
  ],
}

const show = (answers: Answers = {}) =>
  renderPart(<Planning userId="u1" />, {
    ...recipes(),
    'GET /api/premium-meal-planning-templates': () => json(TEMPLATES),
    [WEEK]: () => json(FILLED),
    ...answers,
  })
const fill = async () => userEvent.click(await screen.findByRole('button', { name: 'Fill with recipes' }))

describe(Planning.name, () => {
  beforeEach(() => globalThis.localStorage.clear())
  afterEach(cleanup)

  it('fills a template: a week with its figures, its shopping list and ideas where nothing fits', async () => {
    show()
    await fill()
    expect(await screen.findByText('The recipes of this day: about 235 kcal and 45 g protein')).toBeTruthy()
    // Two servings of 183 g, rounded up.
    expect(screen.getByText(/Ultra-filtered skim milk, .*\(370 g\)/)).toBeTruthy()
    expect(screen.getByText('Soft tofu')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Log second meal' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Recipe Vanilla morning shake/ }))
    expect(screen.getByText('Sip over 15 to 20 minutes.')).toBeTruthy()
  })

  it('logs a planned meal with all its servings', async () => {
    const { sentTo } = show()
    await fill()
    await userEvent.click(await screen.findByRole('button', { name: 'Log first meal' }))
    const dialog = screen.getByRole('dialog', { name: 'Log Vanilla morning shake' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log it' }))
    await waitFor(() => expect(sentTo('POST /api/food-entry')).toHaveLength(1))
    expect(await sentTo('POST /api/food-entry')[0]?.request.json()).toMatchObject({
      meal_type: 'breakfast',
      items: [{ food_id: 'ultra-filtered-skim-milk', grams: 366 }],
    })
  })

  it('has the week again after it was left, also on another device', async () => {
    const { server, answers } = planChoices()
    show(answers)
    await screen.findByText('A simple week')
    expect(screen.queryByRole('button', { name: 'Open your week' })).toBeNull()
    await fill()
    await userEvent.click(await screen.findByRole('button', { name: 'All templates' }))
    await waitFor(() => expect(server.kept.filled_week).toBe('simple-week'))
    globalThis.localStorage.clear()
    show(answers)
    await userEvent.click(await screen.findByRole('button', { name: 'Open your week' }))
    expect(await screen.findByRole('button', { name: 'Log first meal' })).toBeTruthy()
  })

  it('brings a week that only this device knew to the server once', async () => {
    kept.keep('myWeek', 'simple-week', 'u1')
    const { server, answers } = planChoices()
    show(answers)
    expect(await screen.findByRole('button', { name: 'Open your week' })).toBeTruthy()
    await waitFor(() => expect(server.kept.filled_week).toBe('simple-week'))
    expect([kept.read('myWeek', 'u1'), kept.read('planWishes', 'u1')]).toEqual([null, null])
  })

  it('leaves the week of another device in force over one that only this device knew', async () => {
    kept.keep('myWeek', 'old-week', 'u1')
    const { server, answers } = planChoices({ swaps: [], filled_week: 'simple-week' })
    show(answers)
    expect(await screen.findByRole('button', { name: 'Open your week' })).toBeTruthy()
    await waitFor(() => expect(kept.read('myWeek', 'u1')).toBeNull())
    expect(server.kept.filled_week).toBe('simple-week')
  })

  it('keeps a week that was filled without a connection, and sends it when there is one', async () => {
    const { server, answers } = planChoices()
    const away = { 'PUT /api/plan-choices/u1/filled-week': () => new Error('offline') }
    show({ ...answers, ...away })
    await fill()
    await userEvent.click(await screen.findByRole('button', { name: 'All templates' }))
    expect(await screen.findByRole('button', { name: 'Open your week' })).toBeTruthy()
    expect(server.kept.filled_week).toBeNull()
    show(answers)
    await waitFor(() => expect(server.kept.filled_week).toBe('simple-week'))
    expect(kept.read('planWishes', 'u1')).toBeNull()
  })

  it('gives a choice up that the server refuses for good', async () => {
    const { answers } = planChoices()
    const refused = () => problem(402, 'premium_required', 'Premium is over.')
    show({ ...answers, 'PUT /api/plan-choices/u1/filled-week': refused })
    await fill()
    await waitFor(() => expect(kept.read('planWishes', 'u1')).toBeNull())
  })

  it('shows the liver diet in its two weeks alone, and then with its warnings', async () => {
    const [week] = TEMPLATES.weekly_templates
    if (week === undefined) throw new Error('a week is needed')
    const liver = { ...TEMPLATES, weekly_templates: [{ ...week, phase: 'preop' as const }] }
    const answers = { 'GET /api/premium-meal-planning-templates': () => json(liver) }
    show(answers)
    await screen.findByText("Your clinic's plan comes first.")
    expect(screen.queryByText('A simple week')).toBeNull()
    show({ ...answers, 'GET /api/daily-summary/*': () => json(today('preop')) })
    await fill()
    expect(await screen.findByText(/insulin or a sulfonylurea/)).toBeTruthy()
    expect(screen.getByText(/under your dietitian/)).toBeTruthy()
  })

  it('says that the recipes did not load, and tries again', async () => {
    let isBroken = true
    show({ [WEEK]: () => (isBroken ? problem(503, 'unavailable', 'busy') : json(FILLED)) })
    await fill()
    await screen.findByText('The recipes of this week did not load. Please try again.')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Log first meal' })).toBeTruthy()
  })
})
