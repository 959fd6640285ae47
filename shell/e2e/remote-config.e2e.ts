import type { Page } from '@playwright/test'
import { App } from './pages/app'
import { Device } from './pages/device'
import type { Person } from './support/api'
import { arriveSignedIn } from './support/arrives'
import { operatorToken } from './support/operator'
import type { Product } from './support/product'
import { expect, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

const REMOTE = '/api/operator/remotes/mfe-scan'

/** A breakfast of the day before yesterday, and a lunch of yesterday. */
const eat = async ({ api, userId }: Person) => {
  for (const [daysAgo, mealType, food] of [
    [2, 'breakfast', 'almonds'],
    [1, 'lunch', 'cottage-cheese-1-percent'],
  ] as const) {
    const logged = await api.post('/api/food-entry', {
      data: {
        user_id: userId,
        meal_type: mealType,
        items: [{ food_id: food, grams: 56 }],
        recorded_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
      },
    })
    expect(logged.status(), await logged.text()).toBe(201)
  }
}

/** An operator who changes what mfe-scan reads. */
const operatorOf = async (product: Product) => {
  const token = await operatorToken(product, 'releases:write', 'ops:read')
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(new URL(`${REMOTE}/${path}`, product.url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-confirm': 'change',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  }
}

/** The meals that the log sheet offers at breakfast, the first of them first. */
const offered = async (page: Page): Promise<string[]> => {
  await new App(page).go('Scan')
  await page.getByRole('button', { name: 'Log without a photo' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Breakfast' }).check()
  const meals = sheet.getByRole('list', { name: 'Recent meals' }).getByRole('button')
  await expect(meals.first()).toBeVisible()
  return meals.allInnerTexts()
}

const afterReload = async (page: Page): Promise<string[]> => {
  await page.reload()
  return offered(page)
}

/** What another process than the one that was told knows after ten seconds is there at one of the next loads. */
const untilOffered = (page: Page, count: number): Promise<void> =>
  expect.poll(() => afterReload(page)).toHaveLength(count)

const isLunchFirst = (meals: readonly string[]): boolean => /cottage/i.test(meals[0] ?? '')
const untilLunchFirst = (page: Page, isFirst: boolean): Promise<void> =>
  expect.poll(async () => isLunchFirst(await afterReload(page))).toBe(isFirst)

test('what operators chose is there at the next load, also without a connection, and only what fits', async ({
  page,
  context,
  product,
}) => {
  const operator = await operatorOf(product)
  const person = await arriveSignedIn(page, product.url)
  await eat(person)
  expect(await afterReload(page)).toHaveLength(2)
  const refused = await operator('PUT', 'settings/recentMeals', { value: 13 })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('value must be <= 12')])
  expect(await afterReload(page)).toHaveLength(2)
  expect((await operator('PUT', 'settings/recentMeals', { value: 1 })).status).toBe(200)
  await untilOffered(page, 1)

  await new Device(page).untilKept()
  const kept = () => page.evaluate(async () => (await caches.match('/remotes.json'))?.text() ?? '')
  await expect.poll(kept).toContain('"recentMeals":1')
  await context.setOffline(true)
  expect(await afterReload(page)).toHaveLength(1)
  await context.setOffline(false)

  expect((await operator('DELETE', 'settings/recentMeals')).status).toBe(200)
  await untilOffered(page, 2)
})

test('a flag is on for whom operators say, and in one tab for whoever tries it', async ({
  page,
  product,
}) => {
  const operator = await operatorOf(product)
  const person = await arriveSignedIn(page, product.url)
  await eat(person)
  expect((await operator('PUT', 'flags/mealsOfThisHour', { share: 0 })).status).toBe(200)
  await untilLunchFirst(page, true)
  expect((await operator('PUT', 'flags/mealsOfThisHour', { share: 100 })).status).toBe(200)
  await untilLunchFirst(page, false)
  expect((await operator('PUT', 'flags/mealsOfThisHour', { share: 0 })).status).toBe(200)

  await page.goto('/?inspect')
  await page.getByLabel(/^mfe-scan: mealsOfThisHour/).selectOption('On in this tab')
  const badge = page.getByRole('complementary', { name: 'Workshop' })
  await expect(badge).toContainText('mfe-scan: mealsOfThisHour on')
  expect(new URL(page.url()).search).toContain('flag.mfe-scan.mealsOfThisHour=on')
  // The page was loaded anew, and opens the window a moment after the badge.
  const inspector = page.getByRole('dialog', { name: 'Remotes in this page' })
  await expect(inspector).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inspector).toBeHidden()
  expect(isLunchFirst(await offered(page))).toBe(false)
  await page.goto('/?flag.mfe-scan.mealsOfThisHour=on')
  await expect(badge).toContainText('mfe-scan: mealsOfThisHour on')
  await badge.getByRole('button', { name: 'Reset' }).click()
  await expect(badge).toHaveCount(0)
  await untilLunchFirst(page, true)
  expect((await operator('DELETE', 'flags/mealsOfThisHour')).status).toBe(200)
})
