import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test } from './support/test'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

test('Home leads with what is most urgent, Fluids says the same, and nothing is praised', async ({
  page,
  product,
  quietConsole,
}) => {
  const { api, userId } = await openSignedIn(page, product.url, {
    surgery_date: daysAgo(100).slice(0, 10),
    goal_weight_lbs: 90,
  })
  for (const days of [1, 2, 3])
    await api.post('/api/fluid-entry', {
      data: { user_id: userId, amount_oz: 10, recorded_at: daysAgo(days) },
    })
  await page.reload()
  const urgent = page.getByText('Please call your care team today')
  const words = page.getByText('You logged very little to drink two days in a row.')

  await test.step('on Home, with one thing to do and the others behind one tap', async () => {
    await expect(urgent).toBeVisible()
    await expect(words).toBeVisible()
    await expect(page.getByText('The first sip counts')).toHaveCount(0)
    await expect(page.getByRole('progressbar', { name: 'To your goal' })).toHaveCount(0)
    await page.getByText('One more thing to look at').click()
    await expect(page.getByText('A word about your goal weight')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('in Fluids, in the same words', async () => {
    await page.getByRole('button', { name: 'Log a drink' }).click()
    await expect(urgent).toBeVisible()
    await expect(words).toBeVisible()
  })

  await test.step('and leads to the field of the number to call', async () => {
    await page.getByRole('button', { name: "Add my clinic's number" }).click()
    const plan = page.getByRole('region', { name: "My clinic's plan" })
    await expect(plan.getByLabel(/^Office/)).toBeFocused()
    await expectAccessible(page)
  })
  expect(quietConsole).toEqual([])
})
