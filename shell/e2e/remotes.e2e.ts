import type { Page, Route } from '@playwright/test'
import { App } from './pages/app'
import { openSignedIn } from './support/signed-in'
import { expect, test } from './support/test'

const ENTRY = /\/remotes\/mfe-scan\/[^/]+\/remoteEntry\.js/

/** The card that stands where the broken remote would be. */
const card = (page: Page) => page.getByRole('main').getByText(/mfe-scan 1\.0\.0/)

const faults: [string, (route: Route) => Promise<void>][] = [
  ['answers 404', (route) => route.fulfill({ status: 404, body: 'Not Found' })],
  ['answers 500', (route) => route.fulfill({ status: 500, body: 'oops' })],
  [
    'answers HTML',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in</p>' }),
  ],
  [
    'answers a syntax error',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const = ;' }),
  ],
  [
    'answers other code than was built',
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const get = () => {}; export const init = () => {}',
      }),
  ],
  ['is cut off', (route) => route.abort('connectionreset')],
  ['hangs', () => new Promise(() => undefined)],
]

test.describe('a remote', () => {
  for (const [fault, answer] of faults)
    test(`that ${fault} leaves a card with name, version and Retry, and the rest alive`, async ({
      page,
      product,
    }) => {
      const app = new App(page)
      let isBroken = true
      // Not unroute: that would let a hanging request go on, and the card would go by itself.
      await page.route(ENTRY, (route) => (isBroken ? answer(route) : route.continue()))
      await openSignedIn(page, product.url)
      await app.go('Scan')
      await expect(card(page)).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible()

      await app.go('Log')
      await app.logs.getByRole('button', { name: 'Fluids' }).click()
      await expect(page.getByRole('heading', { name: 'Log a drink' })).toBeVisible()
      await app.go('Home')
      await expect(page.getByRole('heading', { level: 1, name: /Maria/ })).toBeVisible()

      await app.go('Scan')
      await expect(card(page)).toBeVisible()
      isBroken = false
      // What is there again may also come by itself, a moment before the press.
      const healed = page.getByRole('button', { name: 'Take Photo' })
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
      await Promise.race([retry.click().catch(() => undefined), healed.waitFor()])
      await expect(healed).toBeVisible()
    })

  test('whose file answers 503 twice heals by itself: nobody presses anything', async ({ page, product }) => {
    const answers: number[] = []
    await page.route(ENTRY, async (route) => {
      if (answers.length < 2) {
        answers.push(503)
        return route.fulfill({ status: 503, body: 'busy' })
      }
      const answer = await route.fetch()
      answers.push(answer.status())
      return route.fulfill({ response: answer })
    })
    const app = new App(page)
    await openSignedIn(page, product.url)
    await app.go('Scan')
    await expect(page.getByRole('button', { name: 'Take Photo' })).toBeVisible()
    expect(answers.slice(0, 3)).toEqual([503, 503, 200])
    await expect(card(page)).toHaveCount(0)
  })

  test('runs on the one React of the shell', async ({ page, product }) => {
    const withReact: string[] = []
    const withDom: string[] = []
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return
      const code = await response.text().catch(() => '')
      if (code.includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='))
        withReact.push(response.url())
      if (code.includes('__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='))
        withDom.push(response.url())
    })
    const app = new App(page)
    await openSignedIn(page, product.url)
    await app.go('Scan')
    await expect(page.getByRole('button', { name: 'Take Photo' })).toBeVisible()
    await app.go('Log')
    await app.logs.getByRole('button', { name: 'Fluids' }).click()
    await expect(page.getByRole('heading', { name: 'Log a drink' })).toBeVisible()
    expect(withReact).toHaveLength(1)
    expect(withDom).toHaveLength(1)
    for (const url of [...withReact, ...withDom]) expect(url).not.toContain('/remotes/')
  })
})
