import { logMonths } from './support/months-of-data'
import { buyPremium } from './support/premium'
import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test } from './support/test'

const DAY_MS = 86_400_000
const FOUR_MONTHS = 120

const region = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('region', { name, exact: true })

test('somebody without premium sees what it is, with their own first numbers', async ({
  page,
  product,
  quietConsole,
}) => {
  const person = await openSignedIn(page, product.url, { current_weight_lbs: 230 })
  const own = region(page, 'Your own numbers so far')

  await test.step('Home leads to what is inside, which invents nothing', async () => {
    await page.getByRole('button', { name: 'See what is inside' }).click()
    await expect(own).toContainText('230 lbs')
    await expect(own).toContainText('Log a meal, and your protein shows up here.')
    await expect(page.getByRole('list', { name: 'Part of Premium' }).getByRole('listitem')).not.toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('the numbers behind it are not given away', async () => {
    const answer = await person.api.get(`/api/premium-analytics/${person.userId}`)
    expect(answer.status()).toBe(402)
  })

  await test.step('Upgrade stands at the end of it', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Upgrade' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  expect(quietConsole).toEqual([])
})

test('premium has months of logs as trends, forecast, bars and hints, and goes back where it came from', async ({
  page,
  product,
  quietConsole,
}) => {
  const surgery = new Date(Date.now() - FOUR_MONTHS * DAY_MS).toISOString().slice(0, 10)
  const person = await openSignedIn(page, product.url, { surgery_date: surgery, goal_weight_lbs: 190 })
  await buyPremium(person)
  await logMonths(person, FOUR_MONTHS, 20)
  await page.reload()
  const summary = region(page, 'Your analytics')

  await test.step('Home has the summary, one line on a phone', async () => {
    await summary.getByText(/^Weekly average\s\d+(\.\d)?\slbs$/).click()
    await expect(summary).toContainText(/Weekly average\s*\d+(\.\d)?\slbs/)
    await expect(summary.getByRole('progressbar', { name: 'Protein goal met' })).toBeVisible()
    await expect(summary.getByRole('progressbar', { name: 'Fluid goal met' })).toBeVisible()
    await expect(summary.getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('its button opens the full report, with pictures and their numbers', async () => {
    await summary.getByRole('button', { name: 'View Full Analytics Report' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeFocused()
    const ahead = region(page, 'Where your weight may go')
    await expect(ahead.getByRole('img', { name: /^Your weight from/ })).toBeVisible()
    await expect(ahead).toContainText('Chance of keeping off at least 20% of your weight')
    await expect(region(page, 'Protein by day').getByRole('row')).not.toHaveCount(0)
    await expect(region(page, 'Mood and weight')).toContainText('This does not show cause.')
    await expectAccessible(page)
  })

  await test.step('on a desk two cards in a row end together, and no corner stays empty', async () => {
    const before = page.viewportSize()
    await page.setViewportSize({ width: 1280, height: 800 })
    const cards = page.getByRole('main').getByRole('region')
    await expect(cards).toHaveCount(8)
    const edges = () =>
      cards.evaluateAll((all) =>
        all.map((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect()
          return [left, right, top, bottom].map(Math.round)
        }),
      )
    await expect(async () => {
      const found = await edges()
      for (const [index, [left, right, ...ends]] of found.entries()) {
        expect([left, right]).toEqual(found[index % 2]?.slice(0, 2))
        expect(ends).toEqual(found[index - (index % 2)]?.slice(2))
      }
    }).toPass()
    await page.setViewportSize(before ?? { width: 390, height: 844 })
  })

  await test.step('a longer period has more in it', async () => {
    const weights = region(page, 'Data points').getByText('Weights').locator('..')
    const before = await weights.textContent()
    await page.getByRole('radio', { name: '90 days' }).check()
    await expect(weights).not.toHaveText(before ?? '')
  })

  await test.step('Back comes to the list, and from there Home', async () => {
    await page.goBack()
    await expect(page.getByRole('button', { name: /^Analytics/ })).toBeVisible()
    await page.goBack()
    await expect(summary).toBeVisible()
  })
  expect(quietConsole).toEqual([])
})

test('a failed read says so in these words and tries again', async ({ page, product }) => {
  const person = await openSignedIn(page, product.url)
  await buyPremium(person)
  await page.route('**/api/premium-analytics/**', (route) => route.abort())
  await page.reload()
  const summary = region(page, 'Your analytics')
  await expect(summary).toContainText('Connection error. Please try again.')
  await page.unroute('**/api/premium-analytics/**')
  // Offline is said once, and so is the way back.
  await page.getByRole('button', { name: 'Retry' }).click()
  await summary.getByText('Trends, goal and habits').click()
  await expect(summary).toContainText('Log your weight on at least 2 of the last 7 days.')
})
