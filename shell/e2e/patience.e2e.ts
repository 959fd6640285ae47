import type { Page } from '@playwright/test'
import { App } from './pages/app'
import { openSignedIn } from './support/signed-in'
import { expect, test } from './support/test'

/** What the card says of a part that did not come. */
const FAULT = /Code [A-Z2-9]{6}/
const LATER_FILES = /\/remotes\/mfe-tracking\/[^/]+\/assets\/[^/]+\.(?:js|css)(?:\?|$)/

/** Answers 503 to the first two requests of each address. */
const busyTwice = async (page: Page, addresses: RegExp | string): Promise<Map<string, number>> => {
  const asked = new Map<string, number>()
  await page.route(addresses, (route) => {
    const { pathname } = new URL(route.request().url())
    const times = (asked.get(pathname) ?? 0) + 1
    asked.set(pathname, times)
    return times > 2 ? route.continue() : route.fulfill({ status: 503, body: 'busy' })
  })
  return asked
}

// A worker answers from what it kept; here it is about what comes over the line.
test.use({ serviceWorkers: 'block' })

test.describe('nobody has to press anything', () => {
  test('when the list of remotes answers 503 twice on a first visit', async ({ page, product }) => {
    const asked = await busyTwice(page, '**/remotes.json')
    await openSignedIn(page, product.url)
    await expect(page.getByText(/^0 of \d+ oz/)).toBeVisible()
    await expect(page.getByText(FAULT)).toHaveCount(0)
    expect(asked.get('/remotes.json')).toBeGreaterThan(2)
  })

  test('when a screen and its style sheet answer 503 twice', async ({ page, product }) => {
    const asked = await busyTwice(page, LATER_FILES)
    const app = new App(page)
    await openSignedIn(page, product.url)
    await app.go('Log')
    await app.logs.getByRole('button', { name: 'Weight' }).click()
    await expect(page.getByRole('heading', { name: 'Log your weight' })).toBeVisible()
    await expect(page.getByText(FAULT)).toHaveCount(0)
    const screens = [...asked].filter(([path]) => path.includes('/weight-tab'))
    expect(screens).toHaveLength(2)
    for (const [, times] of screens) expect(times).toBeGreaterThanOrEqual(3)
  })

  test('when the list hangs, is given up, and comes after all', async ({ page, product }) => {
    let comes = (): void => undefined
    const isThere = new Promise<void>((resolve) => (comes = resolve))
    await page.route('**/remotes.json', async (route) => {
      await isThere
      await route.continue()
    })
    await openSignedIn(page, product.url)
    const bar = page.getByRole('navigation', { name: 'Places' })
    await bar.getByRole('button', { name: 'Log', exact: true }).click()
    await expect(page.getByText(FAULT)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    comes()
    // The log that Log opens first, and its place in the row.
    await expect(page.getByRole('heading', { name: 'Log a drink' })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Logs' }).getByRole('button', { name: 'Fluids' }),
    ).toHaveAttribute('aria-current', 'page')
  })
})
