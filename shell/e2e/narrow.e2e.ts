import type { Browser, Page } from '@playwright/test'
import { createPerson, type Person } from './support/api'
import { logMonths } from './support/months-of-data'
import { overprintedWords, partedFigures, sidewaysBy } from './support/geometry'
import { buyPremium } from './support/premium'
import { expect, expectAccessible, test } from './support/test'

/** Wide enough for the rail, by which all screens are opened; what is measured is a phone. */
const WITH_RAIL = { width: 1280, height: 1200 }
const HEIGHT = 844
const WIDTHS = [390, 320]
const DAYS = 120
const SECTIONS = [/^Analytics/, /^Progress report/, /^Meal plans/, /^Recipes/, /^Planning templates/]
const MORE_SECTIONS = [/^Supplement guide/, /^Courses/, /^Check-in/]

/** Four months after surgery, first weighed on that day, with a day half done. */
const busyPerson = async (url: string): Promise<Person> => {
  const dayOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
  const person = await createPerson(url, {
    surgery_date: dayOf(DAYS).slice(0, 10),
    current_weight_lbs: 262,
  })
  const { api, userId } = person
  const history = (await (await api.get(`/api/weight-history/${userId}`)).json()) as {
    entries: { entry_id: string }[]
  }
  const [first] = history.entries
  const moved = await api.patch(`/api/weight-entry/${first?.entry_id}`, {
    data: { user_id: userId, recorded_at: dayOf(DAYS + 1) },
  })
  expect(moved.ok(), await moved.text()).toBe(true)
  await logMonths(person, DAYS, 20)
  const items = [{ food_id: 'cottage-cheese-1-percent', grams: 110 }]
  await api.post('/api/food-entry', { data: { user_id: userId, meal_type: 'lunch', items } })
  await api.post('/api/fluid-entry', { data: { user_id: userId, fluid_type: 'water', amount_oz: 12 } })
  return person
}

const openAs = async (browser: Browser, person: Person): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: person.url,
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

const measured = async (page: Page, where: string): Promise<string[]> => {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const sideways = await sidewaysBy(page)
    found.push(...(await partedFigures(page)), ...(await overprintedWords(page)))
    found.push(...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []))
    await page.setViewportSize(WITH_RAIL)
  }
  return found.map((finding) => `${where}: ${finding}`)
}

for (const premium of [false, true])
  test(`no screen parts a number from its unit, prints over words or scrolls sideways (${premium ? 'premium' : 'free'})`, async ({
    browser,
    product,
  }) => {
    const person = await busyPerson(product.url)
    if (premium) await buyPremium(person)
    const page = await openAs(browser, person)
    const rail = page.getByRole('navigation', { name: 'Places' })
    const names = await rail.getByRole('listitem').getByRole('button').allInnerTexts()
    const found: string[] = []
    for (const name of premium ? ['Home', 'Premium'] : names) {
      await rail.getByRole('button', { name, exact: true }).click()
      found.push(...(await measured(page, name)))
    }
    for (const name of premium ? [...SECTIONS, ...MORE_SECTIONS] : []) {
      await page.getByRole('main').getByRole('button', { name }).first().click()
      found.push(...(await measured(page, String(name))))
      await page.getByRole('button', { name: 'All of Premium' }).click()
    }
    expect(found).toEqual([])
    await page.context().close()
  })

for (const premium of [false, true])
  test(`Home with four months behind it is two screens of a phone (${premium ? 'premium' : 'free'})`, async ({
    browser,
    product,
  }) => {
    const person = await busyPerson(product.url)
    if (premium) await buyPremium(person)
    const page = await openAs(browser, person)
    await expect(page.getByRole('region', { name: 'Your analytics' })).toHaveCount(premium ? 1 : 0)
    await page.setViewportSize({ width: 390, height: HEIGHT })
    // It was opened on a desk, where all cards are open.
    await page.reload()
    await expect(page.getByText('ask about your medicines')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    expect(await height()).toBeLessThanOrEqual(2 * HEIGHT)
    // Nothing that asks to be read is needed for it.
    await page.getByRole('button', { name: 'I have read this' }).click()
    expect(await height()).toBeLessThan(2 * HEIGHT)
    await page.context().close()
  })

test('a card that rests as one line opens by key, says so, and stays as it was left', async ({
  browser,
  product,
}) => {
  const person = await busyPerson(product.url)
  await buyPremium(person)
  const page = await openAs(browser, person)
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await page.reload()
  for (const [name, inside] of [
    ['Your analytics', 'View Full Analytics Report'],
    ["Today's nutrition", 'About these goals'],
  ] as const) {
    const card = page.getByRole('region', { name })
    const button = card.getByRole('button', { name: inside })
    await expect(card.locator('summary')).toContainText(/\d/)
    await expect(button).toBeHidden()
    await expectAccessible(page)
    await card.locator('summary').press('Enter')
    await expect(button).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(button).toBeVisible()
    expect(await sidewaysBy(page)).toBe(0)
    await card.locator('summary').press('Space')
    await expect(button).toBeHidden()
    await page.reload()
    await expect(card.locator('summary')).toContainText(/\d/)
    await expect(button).toBeHidden()
  }
  await page.context().close()
})
