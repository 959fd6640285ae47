import type { Browser, Page } from '@playwright/test'
import { App } from './pages/app'
import { ScanPage } from './pages/scan-page'
import { createPerson, type Person } from './support/api'
import { logNow } from './support/busy-person'
import { logMonths } from './support/months-of-data'
import { phonePhoto } from './support/photo'
import { buyPremium } from './support/premium'
import { openSignedIn } from './support/signed-in'
import { squeezed } from './support/squeezed'
import { expect, test } from './support/test'

/** A phone held upright, a phone held sideways, and what is left of a screen at 200 percent. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 422 },
]

test('the bars leave three quarters of a small window to the screen', async ({ page, baseURL }) => {
  await openSignedIn(page, baseURL ?? '')
  await expect(page.getByRole('region', { name: 'Weight' })).toBeVisible()
  for (const size of SIZES.filter(({ width }) => width < 900)) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 300))
    const bars = await page.evaluate(() =>
      [...document.querySelectorAll('header, nav')]
        .filter((bar) => bar.checkVisibility())
        .map((bar) => bar.getBoundingClientRect())
        .reduce(
          (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top)),
          0,
        ),
    )
    expect(bars / size.height).toBeLessThan(0.25)
  }
})

test('the picture of the welcome is whole on every screen', async ({ page, baseURL }) => {
  await page.goto(baseURL ?? '')
  const picture = page.getByRole('main').locator('svg[viewBox="0 0 360 170"]')
  await expect(picture).toBeVisible()
  for (const size of [...SIZES, { width: 1280, height: 800 }, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size)
    const cut = await picture.evaluate((drawing) => {
      const frame = drawing.parentElement?.getBoundingClientRect()
      if (frame === undefined) return ['no frame']
      // The hills go on at both sides; everything that stands on them is inside.
      return [...drawing.querySelectorAll('circle, ellipse, g > path')]
        .filter((shape) => {
          const { left, right, top, bottom } = shape.getBoundingClientRect()
          return left < frame.left || right > frame.right || top < frame.top - 1 || bottom > frame.bottom + 1
        })
        .map((shape) => shape.outerHTML)
    })
    expect(cut, `${size.width} wide`).toEqual([])
  }
})

test('the four figures of a recipe stand in full rows', async ({ page, baseURL }) => {
  await page.addInitScript(() => sessionStorage.setItem('gb.view', 'premium'))
  await openSignedIn(page, baseURL ?? '')
  await page.getByRole('button', { name: /^See 3 of our/ }).click()
  await page.getByRole('list', { name: 'Recipes' }).getByRole('button').first().click()
  for (const width of [1280, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    // At one moment: the window may still be on its way up.
    const tops = await page
      .getByRole('dialog')
      .getByText(/^(Protein|Calories|Carbs|Fat)$/)
      .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)))
    expect(tops).toHaveLength(4)
    const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)
    expect(new Set(rows).size, `${width} wide: ${tops.join(', ')}`).toBe(1)
  }
})

/** Wide enough for the rail, by which all screens are opened. */
const WITH_RAIL = { width: 1280, height: 1200 }
const SECTIONS = [
  /^Analytics/,
  /^Progress report/,
  /^Meal plans/,
  /^Recipes/,
  /^Planning templates/,
  /^Supplement guide/,
  /^Courses/,
  /^Check-in/,
]

const openBusy = async (browser: Browser, url: string, isPremium: boolean): Promise<Page> => {
  const person: Person = await createPerson(url, { surgery_date: '2026-01-15', current_weight_lbs: 262 })
  await logMonths(person, 60, 10)
  // A meal, too: how long to wait for a drink then stands beside the shake.
  await logNow(person)
  if (isPremium) await buyPremium(person)
  const context = await browser.newContext({
    baseURL: url,
    viewport: WITH_RAIL,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addCookies((await person.api.storageState()).cookies)
  const page = await context.newPage()
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Weight' })).toContainText('lbs')
  return page
}

for (const isPremium of [false, true])
  test(`large text and 200 % cut, tear and overprint no word of a screen (${isPremium ? 'premium' : 'free'})`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(300_000)
    const page = await openBusy(browser, product.url, isPremium)
    const found: string[] = []
    const look = async (where: string) => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      found.push(...(await squeezed(page, where)))
    }
    const rail = page.getByRole('navigation', { name: 'Places' })
    const names = await rail.getByRole('listitem').getByRole('button').allInnerTexts()
    for (const name of isPremium ? ['Home', 'Premium'] : names) {
      await rail.getByRole('button', { name, exact: true }).click()
      await look(name)
    }
    for (const name of isPremium ? SECTIONS : []) {
      await page.getByRole('main').getByRole('button', { name }).first().click()
      await look(String(name))
      await page.getByRole('button', { name: 'All of Premium' }).click()
    }
    expect(found).toEqual([])
    await page.context().close()
  })

test('large text and 200 % leave every step of a scan readable, and its question in view', async ({
  page,
  baseURL,
}) => {
  const scan = new ScanPage(page)
  await openSignedIn(page, baseURL ?? '')
  await new App(page).go('Scan')
  await expect(scan.button('Retake')).toHaveCount(0)
  const found = await squeezed(page, 'choose')
  await scan.upload(await phonePhoto())
  await expect(scan.preview).toBeVisible()
  found.push(...(await squeezed(page, 'preview')))
  for (const size of [
    { width: 320, height: 568 },
    { width: 320, height: 422 },
    { width: 195, height: 422 },
  ]) {
    await page.setViewportSize(size)
    await expect(page.getByText('Which meal is this?')).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await scan.analyze()
  await expect(scan.button('Scan Another')).toBeVisible()
  found.push(...(await squeezed(page, 'results')))
  await scan.button('Scan Another').click()
  await page.getByRole('button', { name: 'Take Photo' }).click()
  await expect(page.getByText(/camera/i).first()).toBeVisible()
  found.push(...(await squeezed(page, 'camera')))
  expect(found).toEqual([])
})
