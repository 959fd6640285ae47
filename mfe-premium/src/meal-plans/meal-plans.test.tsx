import { kept } from '@gb/device'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { planChoices } from '../shared/testing/plan-choices'
import { RECIPES, recipes } from '../shared/testing/recipes'
import { json, renderPart, type Answers } from '../shared/testing/render-part'
import { MealPlans } from './meal-plans'
import { messages } from './messages/generated/meal-plans.en'
import type { MealPlans as Plans } from './model/plan'

afterEach(() => {
  cleanup()
  kept.keep('openPlan', null)
  kept.keep('planWishes', null, 'u1')
  kept.keep('ticks', null, PLANS.personalized_plans[0]?.plan_id)
})

const [shake, mousse] = RECIPES
if (shake === undefined || mousse === undefined) throw new Error('two recipes are needed')

const FIGURES = { carbs: 5.6, fat: 0.2 }

const day = (number: number): Plans['personalized_plans'][number]['days'][number] => {
  const figures = { ...FIGURES, calories: 117.4, protein: 22.4 }
  const item = {
    ...figures,
    recipe_id: shake.recipe_id,
    name: shake.name,
    household: '1 serving',
    servings: 1,
    grams: 183,
    foods: shake.foods,
    purchase: null,
    swaps: [{ recipe_id: mousse.recipe_id, name: mousse.name, servings: 1.5, calories: 120.6, protein: 20 }],
  }
  return {
    ...figures,
    day: number,
    meals: [{ ...figures, slot: 'breakfast', meal: shake.name, grams: 183, items: [item] }],
  }
}

const sample = { meal: shake.name, calories: 117 }
const PLANS: Plans = {
  language: 'en',
  phase: 'full',
  plan_phase: 'full',
  from_clinic: [],
  goals: { calories: 600, protein: 60 },
  notice: "Your clinic's plan comes first.",
  cautions: [],
  personalized_plans: [
    {
      plan_id: 'gentle-sips',
      phase: 'full',
      title: 'Gentle sips',
      description: 'Smooth and thin.',
      source: 'Written by Gastric Buddy',
      review_date: '2026-11-22',
      duration_days: 7,
      daily_calories: 588,
      daily_protein: 61,
      fits_goals: true,
      sample_day: { breakfast: sample, lunch: sample, dinner: sample },
      shopping_list: [
        {
          section: 'Dairy and eggs',
          items: [{ name: 'Ultra-filtered skim milk', grams: 370, text: 'about 13 oz' }],
        },
      ],
      days: [day(1), day(2)],
    },
  ],
}

const draw = (plans: Plans = PLANS, answers: Answers = {}) =>
  renderPart(<MealPlans userId="u1" />, {
    ...recipes(),
    'GET /api/premium-meal-plans/u1': () => json(plans),
    ...answers,
  })

const open = async (plans?: Plans, answers?: Answers) => {
  const view = draw(plans, answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Open plan Gentle sips' }))
  return view
}

describe(MealPlans.name, () => {
  it('says what the plans are sized to and shows the first day', async () => {
    renderPart(<MealPlans userId="u1" />, {
      ...recipes(),
      'GET /api/premium-meal-plans/u1': () => json(PLANS),
    })
    expect(await screen.findByText('Sized to your day: about 600 kcal and 60 g protein.')).toBeTruthy()
    expect(screen.getByText('Fits your goals')).toBeTruthy()
  })

  it('says who wrote a plan, on its card and inside', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Where this comes from' }))
    expect(screen.getByText('Written by Gastric Buddy')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'All plans' }))
    expect(screen.getByRole('button', { name: 'Where this comes from' })).toBeTruthy()
  })

  it('opens the recipe of a dish', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: /^Recipe Vanilla morning shake/ }))
    expect(screen.getByText('Sip over 15 to 20 minutes.')).toBeTruthy()
  })

  it('finds the plan open again after a reload, and the plans once it was closed', async () => {
    const { unmount } = await open()
    unmount()
    draw()
    await userEvent.click(await screen.findByRole('button', { name: messages.back }))
    expect(screen.getByRole('button', { name: 'Open plan Gentle sips' })).toBeTruthy()
    cleanup()
    draw()
    expect(await screen.findByRole('button', { name: 'Open plan Gentle sips' })).toBeTruthy()
  })

  it('swaps a dish: figures and shopping list follow, and it can be taken back', async () => {
    await open()
    expect(screen.getByText(/Ultra-filtered skim milk, about/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Swap Vanilla morning shake' }))
    await userEvent.click(screen.getByRole('button', { name: /Salmon dill mousse/ }))
    expect(await screen.findByText('This day: about 120 kcal and 20 g protein')).toBeTruthy()
    // One and a half of two servings of 120 g: 90 g of the first day; the milk of the second day stays.
    expect(screen.getByText(/Canned salmon, .*\(90 g\)/)).toBeTruthy()
    expect(screen.getByText(/Ultra-filtered skim milk, .*\(185 g\)/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Swap Salmon dill mousse' }))
    await userEvent.click(screen.getByRole('button', { name: 'Back to Vanilla morning shake' }))
    expect(screen.queryByText(/Canned salmon/)).toBeNull()
  })

  it('shows the swaps of another device, and leaves out what the plan no longer offers', async () => {
    const place = { plan_id: PLANS.personalized_plans[0]?.plan_id ?? '', place: '1/0/0' }
    const { server, answers } = planChoices({
      swaps: [
        { ...place, recipe_id: 'salmon-dill-mousse' },
        { ...place, place: '2/0/0', recipe_id: 'withdrawn' },
        { ...place, plan_id: 'another', recipe_id: 'salmon-dill-mousse' },
      ],
      filled_week: null,
    })
    await open(PLANS, answers)
    expect(await screen.findByText('This day: about 120 kcal and 20 g protein')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Swap Salmon dill mousse' }))
    await userEvent.click(screen.getByRole('button', { name: 'Back to Vanilla morning shake' }))
    await waitFor(() => expect(server.kept.swaps).toHaveLength(2))
  })

  it('hands the shopping list on, as text', async () => {
    const share = jest.fn((_given: unknown) => Promise.resolve())
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Share the list' }))
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1))
    expect(JSON.stringify(share.mock.calls)).toContain('- Ultra-filtered skim milk')
    Reflect.deleteProperty(navigator, 'share')
  })

  it('keeps what is in the basket when one leaves the list, until all is unchecked', async () => {
    const milk = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Ultra-filtered skim milk/ })
    await open()
    expect(screen.queryByRole('button', { name: 'Uncheck all' })).toBeNull()
    await userEvent.click(milk())
    cleanup()
    draw()
    await screen.findByRole('button', { name: 'Uncheck all' })
    expect(milk().checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Uncheck all' }))
    expect(milk().checked).toBe(false)
    cleanup()
    draw()
    await screen.findByRole('checkbox', { name: /Ultra-filtered skim milk/ })
    expect(milk().checked).toBe(false)
  })

  it('has every day of the plan for the printer', async () => {
    const { container } = await open()
    const onPaper = container.querySelector('.wholePlan')
    expect([...(onPaper?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Day 1: about 115 kcal, 22 g protein',
      'Day 2: about 115 kcal, 22 g protein',
    ])
    expect(onPaper?.querySelectorAll('li')[1]?.textContent).toBe(
      'Breakfast: Vanilla morning shake, 1 serving (about 115 kcal, 22 g protein)',
    )
  })

  it('logs a meal of the plan', async () => {
    const { sentTo } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Log breakfast' }))
    const dialog = screen.getByRole('dialog', { name: 'Log Vanilla morning shake' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log it' }))
    await waitFor(() => expect(sentTo('POST /api/food-entry')).toHaveLength(1))
    expect(await sentTo('POST /api/food-entry')[0]?.request.json()).toMatchObject({
      meal_type: 'breakfast',
      items: [{ food_id: 'ultra-filtered-skim-milk', grams: 183 }],
    })
  })

  it('calls a meal of several dishes by its own name, with the dishes below', async () => {
    const [plan] = PLANS.personalized_plans
    const [first] = plan?.days ?? []
    const [breakfast] = first?.meals ?? []
    if (plan === undefined || first === undefined || breakfast === undefined)
      throw new Error('a meal is needed')
    const items = breakfast.items.flatMap((item) => [item, { ...item, name: 'Ripe banana' }])
    const days = [{ ...first, meals: [{ ...breakfast, items }] }]
    await open({ ...PLANS, personalized_plans: [{ ...plan, days }] })
    await userEvent.click(screen.getByRole('button', { name: 'Log breakfast' }))
    const dialog = screen.getByRole('dialog', { name: 'Log breakfast' })
    expect(within(dialog).getByText('Vanilla morning shake, Ripe banana')).toBeTruthy()
  })

  it('keeps the warnings of the plans above each of them', async () => {
    const cautions = ['Only under your dietitian.', 'Call your team before you start.']
    await open({ ...PLANS, cautions })
    for (const sentence of cautions) expect(screen.getByText(sentence)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'All plans' }))
    for (const sentence of cautions) expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('says what to do while there is no plan, and no goal that plans would be sized to', async () => {
    renderPart(<MealPlans userId="u1" />, {
      ...recipes(),
      'GET /api/premium-meal-plans/u1': () =>
        json({
          ...PLANS,
          phase: 'preop_far',
          plan_phase: null,
          goals: { calories: null, protein: 60 },
          cautions: ['Until then practice eating slowly.'],
          personalized_plans: [],
        }),
    })
    expect(await screen.findByText('Until then practice eating slowly.')).toBeTruthy()
    expect(screen.queryByText(/Sized to your day/)).toBeNull()
  })

  it('asks for the surgery date where there is none', async () => {
    const { host } = renderPart(<MealPlans userId="u1" />, {
      ...recipes(),
      'GET /api/premium-meal-plans/u1': () => json({ ...PLANS, phase: null, plan_phase: 'regular' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Update Profile' }))
    expect(host.calls.navigate).toEqual(['profile'])
  })
})
