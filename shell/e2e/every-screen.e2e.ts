import { createPerson } from './support/api'
import { findings } from './support/findings'
import { logMonths } from './support/months-of-data'
import { buyPremium } from './support/premium'
import { openSignedIn } from './support/signed-in'
import { expect, test } from './support/test'

/** So high that no bar lies over anything: what is measured is the control, not where the page stands. */
const WIDE = { width: 1280, height: 2400 }
const LOOK = {
  sizes: [WIDE, { width: 390, height: 12_000 }],
  // A phone as Lighthouse has it: here a bar does lie over the page.
  standing: { width: 412, height: 823 },
}
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

for (const premium of [false, true])
  test(`no screen has a finding of axe or a small control (${premium ? 'premium' : 'free'})`, async ({
    browser,
    product,
  }) => {
    const person = await createPerson(product.url, { surgery_date: '2026-01-15' })
    await logMonths(person, 60, 20)
    if (premium) await buyPremium(person)
    const context = await browser.newContext({
      baseURL: product.url,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await context.addCookies((await person.api.storageState()).cookies)
    const page = await context.newPage()
    await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
    await page.setViewportSize(WIDE)
    await page.goto('/')
    const rail = page.getByRole('navigation', { name: 'Places' })
    const open = (name: string | RegExp) => rail.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('region', { name: 'Weight' })).toContainText('lbs')
    const found: string[] = []
    const look = async (where: string) => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      found.push(...(await findings(page, where, LOOK)))
      await page.setViewportSize(WIDE)
    }
    // The button that opens the logging sheet stands above the places.
    const names = await rail.getByRole('listitem').getByRole('button').allInnerTexts()
    for (const name of premium ? ['Home', 'Premium'] : names) {
      await open(name)
      await look(name)
    }
    for (const name of premium ? SECTIONS : []) {
      await page.getByRole('main').getByRole('button', { name }).first().click()
      await look(String(name))
      await page.getByRole('button', { name: 'All of Premium' }).click()
    }
    expect(found).toEqual([])
    await context.close()
  })

test('a theme comes at once where stillness is asked for: nothing is read in the colors of both', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openSignedIn(page, product.url)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  /** What is on its way to another color, and the colors of the words, at this moment. */
  const look = () =>
    page.evaluate(() => ({
      onTheirWay: document.getAnimations().filter((one) => one instanceof CSSTransition).length,
      ofHeading: getComputedStyle(document.querySelector('main h1') ?? document.body).color,
      ofPage: getComputedStyle(document.documentElement).color,
    }))
  const light = await look()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await look()
  expect(dark.ofPage).not.toBe(light.ofPage)
  expect(dark).toEqual({ onTheirWay: 0, ofHeading: dark.ofPage, ofPage: dark.ofPage })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await look()).toEqual(light)
})
