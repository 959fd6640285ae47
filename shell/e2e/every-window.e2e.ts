import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, localDay } from '@gb/domain'
import type { Browser, Page } from '@playwright/test'
import { createPerson, type Person } from './support/api'
import { findings } from './support/findings'
import { logMonths } from './support/months-of-data'
import { buyPremium } from './support/premium'
import { ROOT } from './support/product'
import { squeezed } from './support/squeezed'
import { expect, test } from './support/test'
import { AT_SIDE_WINDOWS } from './windows/at-side'
import { FIRST_DAYS_WINDOWS } from './windows/first-days'
import { LOG_WINDOWS } from './windows/logs'
import { PREMIUM_WINDOWS } from './windows/premium'
import { SETTINGS_WINDOWS } from './windows/settings'
import type { Shown } from './windows/shown'
import { TROUBLE_WINDOWS } from './windows/troubles'
import { VISITOR_WINDOWS } from './windows/visitor'
import { Walk, WINDOW } from './windows/walk'

/** Where the buttons are pressed; a window is then looked at in all sizes and themes. */
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
// What is in a window has the same colors in every size.
const LOOK = { sizes: [DESK, PHONE], darkSizes: [PHONE], within: WINDOW }
const VIEW_LOOK = { sizes: [{ width: 1280, height: 2400 }], within: 'main' }

/** Whose windows are walked through in one go. */
const WALKS: readonly (readonly [who: string, windows: readonly Shown[]])[] = [
  ['of the logs', LOG_WINDOWS],
  ['of Settings and the profile', SETTINGS_WINDOWS],
  ['of what waits, failed, or came with a link', TROUBLE_WINDOWS],
  ['of an invitation', AT_SIDE_WINDOWS],
  ['with premium', PREMIUM_WINDOWS],
  ['on a first visit', VISITOR_WINDOWS],
  ['in the first days', FIRST_DAYS_WINDOWS],
]

/** How many windows each file of the sources draws, and views in place of another. */
const drawnIn = (): Map<string, number> => {
  const files = globSync('{shell,mfe-premium,mfe-scan,mfe-tracking}/src/**/*.tsx', { cwd: ROOT })
  const counted = files
    .filter((file) => !/\.test\.tsx$|\/dev\//u.test(file))
    .map((file): [string, number] => [file.replaceAll('\\', '/'), windowsIn(join(ROOT, file))])
  return new Map(counted.filter(([, count]) => count > 0))
}
const windowsIn = (path: string): number =>
  readFileSync(path, 'utf8').match(/<(?:Modal|ConfirmDialog|EditSheet|ViewInPlace|dialog)\b/gu)?.length ?? 0

/** Somebody who has logged for weeks, and of everything today. */
const busyPerson = async (url: string): Promise<Person> => {
  const person = await createPerson(url, { surgery_date: '2026-01-15' })
  await logMonths(person, 30, 3)
  const today: Record<string, object> = {
    'milestone-entry': { milestone: 'I tied my shoes with ease' },
    'fluid-entry': { fluid_type: 'water', amount_oz: 12 },
    'food-entry': { meal_type: 'lunch', items: [{ food_id: 'cottage-cheese-1-percent', grams: 110 }] },
  }
  for (const [path, values] of Object.entries(today)) {
    const answer = await person.api.post(`/api/${path}`, { data: { user_id: person.userId, ...values } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return person
}

/** Whose windows these are; nobody's on a first visit. */
const personOf = (windows: readonly Shown[], url: string): Promise<Person | null> => {
  if (windows === VISITOR_WINDOWS) return Promise.resolve(null)
  const fiveDaysAgo = addDays(localDay(new Date(), 'America/New_York'), -5)
  return windows === FIRST_DAYS_WINDOWS ? createPerson(url, { surgery_date: fiveDaysAgo }) : busyPerson(url)
}

const pageOf = async (browser: Browser, url: string, person: Person | null): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: DESK,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  if (person !== null) await context.addCookies((await person.api.storageState()).cookies)
  const page = await context.newPage()
  // What does not open stands in the report with its name, and ends the walk soon.
  page.setDefaultTimeout(10_000)
  if (person !== null) await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
  await page.goto('/')
  return page
}

/** Opens one after the other and looks at each. */
const walkThrough = async (page: Page, windows: readonly Shown[]): Promise<string[]> => {
  const walk = new Walk(page)
  const found: string[] = []
  for (const { title, file, open, isOver, startsAnew, isView } of windows)
    await test.step(`${file}: ${String(title)}`, async () => {
      if (isOver !== true && startsAnew !== true) await walk.closeAll()
      await open(walk)
      const shown = isView === true ? walk.main : walk.window
      await expect(shown.getByRole('heading', { name: title }).first()).toBeVisible()
      const where = `${file} ${String(title)}`
      found.push(...(await findings(page, where, isView === true ? VIEW_LOOK : LOOK)))
      await page.setViewportSize(DESK)
      found.push(...(await squeezed(page, where)))
    })
  return found
}

test('every window of the sources is in the walk', () => {
  const walked = WALKS.flatMap(([, windows]) => windows)
  const drawn = drawnIn()
  expect([...new Set(walked.map(({ file }) => file))].toSorted()).toEqual([...drawn.keys()].toSorted())
  for (const [file, count] of drawn)
    expect(walked.filter((shown) => shown.file === file).length, file).toBeGreaterThanOrEqual(count)
})

for (const [who, windows] of WALKS)
  test(`no window has a finding of axe, a small control, or a word that large text and 200 % cut (${who})`, async ({
    browser,
    product,
  }) => {
    const person = await personOf(windows, product.url)
    if (person !== null && windows === PREMIUM_WINDOWS) await buyPremium(person)
    const page = await pageOf(browser, product.url, person)
    expect(await walkThrough(page, windows)).toEqual([])
    await page.context().close()
  })
