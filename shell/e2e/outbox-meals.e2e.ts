import { App } from './pages/app'
import { Device } from './pages/device'
import { Unsent } from './pages/unsent'
import type { Person } from './support/api'
import { arriveSignedIn } from './support/arrives'
import { expect, expectAccessible, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

const mealsOf = async ({ api, userId }: Person) => {
  const answer = await api.get(`/api/food-history/${userId}`)
  return ((await answer.json()) as { entries: { entry_id: string; meal_type: string; protein_g: number }[] })
    .entries
}

test('a favorite meal that is logged offline is counted at once, survives a reload, and arrives once', async ({
  page,
  context,
  product,
}) => {
  const person = await arriveSignedIn(page, product.url)
  const { userId, api } = person
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  const logged = await api.post('/api/food-entry', {
    data: {
      user_id: userId,
      meal_type: 'breakfast',
      items: [{ food_id: 'almonds', grams: 56 }],
      recorded_at: yesterday,
    },
  })
  expect(logged.status(), await logged.text()).toBe(201)
  const { entry_id: almonds } = (await logged.json()) as { entry_id: string }
  const marked = await api.put(`/api/favourite-meals/${almonds}`, { data: { user_id: userId } })
  expect(marked.ok(), await marked.text()).toBe(true)

  const app = new App(page)
  const unsent = new Unsent(page)
  const log = page.getByRole('region', { name: 'Food log' })
  const today = log.getByRole('list', { name: 'Today' }).getByRole('listitem')
  await page.reload()
  await expect(page.getByText('Nothing logged yet', { exact: true })).toBeVisible()
  await app.go('Scan')
  await page.getByRole('button', { name: 'Log without a photo' }).click()
  await expect(page.getByRole('list', { name: 'Favorites' }).getByRole('button')).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await new Device(page).untilKept()
  await context.setOffline(true)

  await test.step('offline: in the log at once, and counted on Home', async () => {
    await page.getByRole('button', { name: 'Log without a photo' }).click()
    await page.getByRole('radio', { name: 'Lunch' }).check()
    await page.getByRole('list', { name: 'Favorites' }).getByRole('button').click()
    await expect(today).toHaveCount(1)
    await expect(today.getByText('Not sent yet')).toBeVisible()
    await expect(unsent.chip('1 waiting')).toBeVisible()
    await app.go('Home')
    await expect(page.getByRole('progressbar', { name: 'Protein' })).toHaveAttribute(
      'aria-valuetext',
      /^1[12] /,
    )
  })

  await test.step('a reload without a connection keeps it', async () => {
    await page.reload()
    await expect(page.getByRole('progressbar', { name: 'Protein' })).toHaveAttribute(
      'aria-valuetext',
      /^1[12] /,
    )
    await app.go('Scan')
    await expect(today).toHaveCount(1)
  })

  await test.step('it can be corrected before it is sent', async () => {
    await today.getByRole('button').click()
    await page.getByRole('list', { name: 'Foods of this meal' }).getByRole('button').click()
    await page.getByLabel('Measure').selectOption('grams (g)')
    await page.getByLabel('Amount').fill('112')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^112 g/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(unsent.chip('1 waiting')).toBeVisible()
  })

  await test.step('reconnected: one row, as it was corrected', async () => {
    await context.setOffline(false)
    await expect(unsent.chip(/waiting|check/)).toHaveCount(0)
    await expect(today.getByText('Not sent yet')).toHaveCount(0)
    const meals = await mealsOf(person)
    expect(meals.map(({ meal_type }) => meal_type)).toEqual(['lunch', 'breakfast'])
    expect(meals[0]?.protein_g).toBeCloseTo(2 * (meals[1]?.protein_g ?? 0), 0)
    await expect(today).toHaveCount(1)
  })

  await test.step('a deleted meal comes back on Undo as it was', async () => {
    const [before] = await mealsOf(person)
    await today.getByRole('button').click()
    await page.getByRole('button', { name: 'Delete this meal' }).click()
    await expect(today).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(today).toHaveCount(1)
    expect((await mealsOf(person))[0]).toEqual(before)
  })
  await person.api.dispose()
})
