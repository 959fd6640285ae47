import type { ApiData } from '@gb/api-client'
import { createPerson, type Person } from './support/api'
import { openDevice } from './support/device'
import { openPremium } from './support/open-premium'
import { buyPremium } from './support/premium'
import { expect, test } from './support/test'

type Plans = ApiData<'/api/premium-meal-plans/{user_id}'>
type Logged = ApiData<'/api/food-entry', 'post'>
type Recipes = ApiData<'/api/premium-recipes'>

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const FORTY_DAYS_AGO = daysAgo(40)
const TWO_HUNDRED_DAYS_AGO = daysAgo(200)

const read = async <Answer>({ api }: Person, path: string): Promise<Answer> => {
  const answer = await api.get(path)
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Answer
}

const log = async ({ api, userId }: Person, mealType: string, items: object[]) => {
  const answer = await api.post('/api/food-entry', { data: { user_id: userId, meal_type: mealType, items } })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as Logged
}

test('what a plan or a recipe says of a meal is what the food log says when it is logged', async ({
  product,
}) => {
  const maria = await createPerson(product.url, { surgery_date: FORTY_DAYS_AGO })

  await test.step('without premium there are three recipes that fit, and no plan', async () => {
    const preview = await read<Recipes>(maria, '/api/premium-recipes')
    expect([preview.preview, preview.recipes.length]).toEqual([true, 3])
    expect(preview.total_recipes).toBeGreaterThanOrEqual(64)
    const plans = await maria.api.get(`/api/premium-meal-plans/${maria.userId}`)
    expect(plans.status()).toBe(402)
  })
  await buyPremium(maria)

  await test.step('every meal of a day of the plan', async () => {
    const { plan_phase: phase, personalized_plans: plans } = await read<Plans>(
      maria,
      `/api/premium-meal-plans/${maria.userId}`,
    )
    expect([phase, plans.every(({ fits_goals: fits }) => fits)]).toEqual(['soft', true])
    for (const meal of plans[0]?.days[0]?.meals ?? []) {
      const logged = await log(
        maria,
        meal.slot,
        meal.items.flatMap(({ foods }) => foods),
      )
      expect(logged.total_calories).toBeCloseTo(meal.calories, 0)
      expect(logged.protein_g).toBeCloseTo(meal.protein, 0)
      expect(logged.gastric_sleeve_rating).not.toBe('avoid')
    }
  })

  await test.step('a recipe, to the tenth', async () => {
    const { recipes } = await read<Recipes>(maria, '/api/premium-recipes')
    const soup = recipes.find(({ recipe_id: id }) => id === 'gentle-turkey-chili')
    const logged = await log(maria, 'lunch', soup?.foods ?? [])
    expect(logged.total_calories).toBe(soup?.calories)
    expect(logged.protein_g).toBe(soup?.protein)
  })
})

test('a plan stays open over a reload, and what was swapped and filled follows to another device', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url, { surgery_date: TWO_HUNDRED_DAYS_AGO })
  await buyPremium(person)
  const { page, context } = await openDevice(browser, product, { person })
  const { page: other, context: elsewhere } = await openDevice(browser, product, { person })
  const button = (where: typeof page, name: string | RegExp) => where.getByRole('button', { name }).first()
  const swapped = page.getByText('Swapped')

  await test.step('a dish of a plan is swapped, and the plan is open after a reload', async () => {
    await page.goto('/')
    await openPremium(page)
    await button(page, /^Meal plans/).click()
    await button(page, /^Open plan/).click()
    await button(page, /^Swap /).click()
    await page.getByRole('dialog').getByRole('list').getByRole('button').first().click()
    await expect(swapped).toBeVisible()
    await page.reload()
    await expect(swapped).toBeVisible()
    await expect(button(page, /^Swap /)).toBeVisible()
  })

  await test.step('a week is filled', async () => {
    await button(page, 'All plans').click()
    await button(page, 'All of Premium').click()
    await button(page, /^Planning templates/).click()
    await page
      .getByText(/g protein a day/)
      .first()
      .click()
    await button(page, 'Fill with recipes').click()
    await expect(page.getByText('Recipes for this phase, close to')).toBeVisible()
  })

  await test.step('another device has both', async () => {
    await other.goto('/')
    await openPremium(other)
    await button(other, /^Meal plans/).click()
    await button(other, /^Open plan/).click()
    await expect(other.getByText('Swapped')).toBeVisible()
    await button(other, 'All plans').click()
    await button(other, 'All of Premium').click()
    await button(other, /^Planning templates/).click()
    await button(other, 'Open your week').click()
    await expect(button(other, /^Log /)).toBeVisible()
  })
  await context.close()
  await elsewhere.close()
})
