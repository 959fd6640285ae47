import type { Page } from '@playwright/test'
import { createPerson } from './support/api'
import { expect, test } from './support/test'

/** What nobody asked for: texts for everybody, code of other screens, the app's own worker. */
const NOT_ASKED_FOR =
  /\/sw\.js$|health-tips|about-creator|privacy-policy|terms-of-service|subscription-packages|tips-tab-|(fluids|weight|vitamins|mood|scan|premium)-tab-|premium-screen|mfe-premium|assets\/words-/

/** The code that everybody gets behind the figures. */
const BEHIND = /\/assets\/(later|kept|whole-packages|announcements)-/

const visit = async (page: Page, url: string, line: object) => {
  const person = await createPerson(url)
  await page.context().addCookies((await person.api.storageState()).cookies)
  await page.addInitScript(
    ([id, connection]) => {
      localStorage.setItem('gb.user_id', id)
      Object.defineProperty(navigator, 'connection', { value: connection })
    },
    [person.userId, line] as const,
  )
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto(url)
  return { person, asked }
}

const figuresStand = async (page: Page) => {
  await expect(page.getByText('Nothing logged yet', { exact: true })).toBeVisible()
  await expect(page.getByText('0 of 64 oz')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Weight' })).toContainText('210.5')
}

for (const line of [{ saveData: true }, { effectiveType: '2g' }, { type: 'cellular' }])
  test(`nothing that nobody asked for comes on the line ${JSON.stringify(line)}`, async ({
    page,
    product,
  }) => {
    const { person, asked } = await visit(page, product.url, line)
    await figuresStand(page)
    // The rest of Home does, and the taps on it work.
    await expect(page.getByRole('button', { name: 'Scan Food' })).toBeVisible()
    await page.getByRole('button', { name: 'Add 8 oz of water' }).click()
    await expect(page.getByText('8 of 64 oz')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(4000)
    expect(asked.filter((path) => NOT_ASKED_FOR.test(path))).toEqual([])
    await page.getByRole('navigation').getByRole('button', { name: 'Learn' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => asked).toContain('/api/health-tips')
    await person.api.dispose()
  })

test('nothing of it comes before the figures, however long they take', async ({ page, product }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/home/*', async (route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
  })
  const { person, asked } = await visit(page, product.url, { effectiveType: '4g' })
  await page.waitForTimeout(1000)
  await page.waitForTimeout(3000)
  expect(asked.filter((path) => NOT_ASKED_FOR.test(path) || BEHIND.test(path))).toEqual([])
  held.resolve()
  await figuresStand(page)
  await expect.poll(() => asked.filter((path) => NOT_ASKED_FOR.test(path)).length).toBeGreaterThan(10)
  await person.api.dispose()
})

test('a tap that comes before the outbox is kept, and sent once', async ({ page, product }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/kept-*', async (route) => {
    await held.promise
    await route.continue()
  })
  const { person } = await visit(page, product.url, { effectiveType: '4g' })
  await figuresStand(page)
  const water = page.getByRole('button', { name: 'Add 8 oz of water' })
  await water.click()
  await page.waitForTimeout(500)
  const stored = async () => {
    const answer = await person.api.get(`/api/fluid-history/${person.userId}`)
    return ((await answer.json()) as { entries: unknown[] }).entries.length
  }
  expect(await stored()).toBe(0)
  // Not counted before it is kept: nothing is shown that could be lost.
  await expect(page.getByText('0 of 64 oz')).toBeVisible()
  held.resolve()
  await expect(page.getByText('8 of 64 oz')).toBeVisible()
  await expect.poll(stored).toBe(1)
  await person.api.dispose()
})
