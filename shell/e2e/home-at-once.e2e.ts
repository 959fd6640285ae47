import type { Page } from '@playwright/test'
import { CONDITIONS, emulate } from './front/conditions'
import { watchWire } from './front/on-the-wire'
import { seenInPage, watchPages } from './front/seen-in-page'
import { createPerson, type Person } from './support/api'
import { openSignedIn } from './support/signed-in'
import { expect, test } from './support/test'

/** Requests of the API until the figures of Home stand on a phone that has never seen it. */
const BUDGET = 6

const FIGURES = ['Nothing logged yet', '0 of 64 oz', '210.5']

const HOME = '**/api/home/*'

/** What the one answer brings: none of these is asked for beside it. */
const PARTS =
  /^\/api\/(session$|profile\/|daily-summary|fluid-summary|meal-timer|weight-history|daily-scan-status|concerns|daily-encouragement)/

const figuresStand = async (page: Page, fluids = '0 of 64 oz') => {
  await expect(page.getByText('Nothing logged yet', { exact: true })).toBeVisible()
  await expect(page.getByText(fluids)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Weight' })).toContainText('210.5')
}

const askedOf = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  return asked
}

const comesBack = async (page: Page, person: Person) => {
  await page.context().addCookies((await person.api.storageState()).cookies)
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
}

test('the figures of Home come with one answer of the API', async ({ page, product }) => {
  const person = await createPerson(product.url)
  await comesBack(page, person)
  await watchPages(page, FIGURES)
  const tools = await page.context().newCDPSession(page)
  const wire = await watchWire(tools)
  await emulate(tools, CONDITIONS['Slow 4G, 4x CPU'])
  await page.goto(product.url)
  const { figures } = await seenInPage(page)
  const until = (await page.evaluate(() => performance.timeOrigin)) + figures
  const early = wire.pathsUntil(until).filter((path) => path.startsWith('/api/'))
  expect(early).toContain(`/api/home/${person.userId}`)
  expect(early.filter((path) => PARTS.test(path))).toEqual([])
  expect(early.length, early.join('\n')).toBeLessThanOrEqual(BUDGET)
  // Its own route renews the session, when nobody waits for anything.
  await expect.poll(() => wire.pathsUntil(Infinity)).toContain('/api/session')
  expect(wire.pathsUntil(Infinity).filter((path) => PARTS.test(path))).toEqual(['/api/session'])
  await person.api.dispose()
})

test('without the one answer, or a part of it, everything goes as it did', async ({ page, product }) => {
  const person = await createPerson(product.url)
  await comesBack(page, person)
  const asked = askedOf(page)

  await test.step('refused', async () => {
    await page.route(HOME, (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }))
    await page.goto(product.url)
    await figuresStand(page)
    expect(asked).toContain('/api/session')
  })

  await test.step('broken off', async () => {
    await page.unroute(HOME)
    await page.route(HOME, (route) => route.abort())
    await page.reload()
    await figuresStand(page)
    // What comes behind the figures asks late, and is none of what the next page asks.
    await expect(page.getByText('3 of 3 free scans left')).toBeVisible()
    await expect(page.getByRole('figure', { name: 'Words for today' })).toBeVisible()
  })

  await test.step('without a part', async () => {
    await page.unroute(HOME)
    await page.route(HOME, async (route) => {
      const { weight_history: _away, ...rest } = (await (await route.fetch()).json()) as Record<
        string,
        unknown
      >
      await route.fulfill({ json: rest, headers: { 'X-Profile': person.userId } })
    })
    asked.length = 0
    await page.reload()
    await figuresStand(page)
    expect(asked.filter((path) => PARTS.test(path) && path !== '/api/session')).toEqual([
      `/api/weight-history/${person.userId}`,
    ])
  })
  await person.api.dispose()
})

test('an answer that comes late takes back no water', async ({ page, product }) => {
  const person = await openSignedIn(page, product.url)
  await figuresStand(page)
  // What was answered is kept a moment later.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('gb-reads')
  await page.waitForTimeout(2000)
  const held = Promise.withResolvers<void>()
  await page.route(HOME, async (route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
  })
  await page.reload()
  await figuresStand(page)
  await page.getByRole('button', { name: 'Add 8 oz of water' }).click()
  await expect(page.getByText('8 of 64 oz')).toBeVisible()
  await expect
    .poll(async () => {
      const { entries } = (await (await person.api.get(`/api/fluid-history/${person.userId}`)).json()) as {
        entries: unknown[]
      }
      return entries.length
    })
    .toBe(1)
  held.resolve()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('8 of 64 oz')).toBeVisible()
  await person.api.dispose()
})
