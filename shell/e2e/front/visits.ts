import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Person } from '../support/api.ts'
import { CONDITIONS, type Conditions, emulate } from './conditions.ts'
import { type Wire, watchWire } from './on-the-wire.ts'
import { type SeenInPage, seenInPage, watchPages } from './seen-in-page.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** A phone on which this person is signed in, and on which nothing is kept. */
const phoneOf = async (
  browser: Browser,
  person: Person,
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ ...PHONE, baseURL: person.url })
  await context.addCookies((await person.api.storageState()).cookies)
  const page = await context.newPage()
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
  return { context, page }
}

/** Home for the first time on this phone. */
export const coldVisit = async (
  browser: Browser,
  person: Person,
  figures: string[],
  conditions: Conditions,
): Promise<SeenInPage & Wire> => {
  const { context, page } = await phoneOf(browser, person)
  await watchPages(page, figures)
  const tools = await context.newCDPSession(page)
  const wire = await watchWire(tools)
  await emulate(tools, conditions)
  await page.goto('/')
  const seen = await seenInPage(page)
  const origin = await page.evaluate(() => performance.timeOrigin)
  await context.close()
  return { ...seen, ...wire.until(origin + seen.figures) }
}

/** Until the worker has kept what Home needs: its answers come last. */
const isKept = async () => {
  const names = await caches.keys()
  const held = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
  return navigator.serviceWorker.controller !== null && held.reduce((sum, count) => sum + count, 0)
}

const untilKept = async (page: Page): Promise<void> => {
  let last = -1
  for (;;) {
    const held = Number(await page.evaluate(isKept))
    if (held > 0 && held === last) return
    last = held
    await page.waitForTimeout(2000)
  }
}

/** Home for the second time, without a connection, on a phone four times slower than this machine: ms until its figures. */
export const secondVisit = async (browser: Browser, person: Person, figures: string[]): Promise<number> => {
  const { context, page } = await phoneOf(browser, person)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.reload()
  await untilKept(page)
  const tools = await context.newCDPSession(page)
  await watchPages(page, figures)
  await context.setOffline(true)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS['Fast 4G, 4x CPU'].cpu })
  await page.reload({ waitUntil: 'commit' })
  const seen = await seenInPage(page)
  await context.close()
  return seen.figures
}

/** There and back along the bar. */
const TABS = ['Log', 'Home', 'Learn', 'Home']

/** From a tap on a tab to its drawn heading, ms, when everything has been idle before; one of each tab. */
export const tabSwitches = async (browser: Browser, person: Person): Promise<number[]> => {
  const { context, page } = await phoneOf(browser, person)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(5000)
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS['Fast 4G, 4x CPU'].cpu })
  const times: number[] = []
  for (const name of TABS) {
    const bar = page.getByRole('navigation').getByRole('button', { name, exact: true }).first()
    const taken = await bar.evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('h1')
          const began = performance.now()
          const changes = new MutationObserver(() => {
            const heading = document.querySelector('h1')
            if (heading === null || heading === before) return
            changes.disconnect()
            // The frame in which it is drawn.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
          })
          changes.observe(document.body, { subtree: true, childList: true })
          ;(button as HTMLElement).click()
        }),
    )
    times.push(taken)
    await page.waitForTimeout(1000)
  }
  await context.close()
  return times
}
