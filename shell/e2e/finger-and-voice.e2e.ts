import type { Locator, Page } from '@playwright/test'
import { LogPage } from './pages/log-page'
import { busyPerson, openAs } from './support/busy-person'
import { findings } from './support/findings'
import { zoneAtHour } from './support/hours'
import { openPremium } from './support/open-premium'
import { buyPremium } from './support/premium'
import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test } from './support/test'

const PHONE = { width: 390, height: 844 }
const STEPS = 8
/** Chromium gives a page no tap of about the first half second after a swipe: it takes it for the end of the momentum. */
const MOMENTUM_MS = 1500
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

// Late in the evening the day is spoken of in other words.
const ZONE = zoneAtHour(14)

test.use({ timezoneId: ZONE, hasTouch: true })

/** Draws a finger to the side at the height of an element, as a screen tells it: no mouse is made of it. */
const draw = async (
  page: Page,
  beside: Locator,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  await beside.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await beside.boundingBox()
  if (box === null) throw new Error('there is nothing to draw over')
  const screen = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: box.y + box.height / 2 }]
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (let step = 1; step <= STEPS; step += 1)
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + ((to - from) * step) / STEPS),
    })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
  await page.waitForTimeout(MOMENTUM_MS)
}

/** Speech as a browser has it: once the sentence was said it is given, and then it is over. */
const hear = (page: Page, sentence: string): Promise<unknown> =>
  page.addInitScript((heard) => {
    class Heard {
      onresult: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      start(): void {
        const end = () => {
          this.onresult?.({ results: [[{ transcript: heard }]] })
          this.onend?.()
        }
        addEventListener('said', end, { once: true })
      }
      abort(): void {
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: Heard, webkitSpeechRecognition: Heard })
  }, sentence)

test('yesterday is one swipe back on Home, and a swipe over a button logs nothing', async ({
  page,
  product,
  quietConsole,
}) => {
  const person = await openSignedIn(page, product.url)
  const water = page.getByRole('button', { name: 'Add 8 oz of water' })
  // What still moves when the finger comes is missed by it.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await water.tap()
  const today = page.getByRole('region', { name: 'Today', exact: true })
  const yesterday = page.getByRole('region', { name: 'Yesterday', exact: true })
  const drunk = page.getByText(/^\d+ of \d+ oz/)
  await expect(drunk).toHaveText(/^8 of/)

  await draw(page, drunk, { from: 60, to: 320 })
  await expect(yesterday).toBeVisible()
  await expect(today).toHaveCount(0)
  await expectAccessible(page)
  await draw(page, yesterday.getByText(/oz/).first(), { from: 320, to: 60 })
  await expect(drunk).toHaveText(/^8 of/)

  await draw(page, water, { from: 330, to: 90 })
  await draw(page, water, { from: 90, to: 330 })
  await expect(yesterday).toBeVisible()
  await page.getByRole('button', { name: 'Back to today' }).tap()
  await expect(drunk).toHaveText(/^8 of/)
  // Their day is not that of New York at each hour.
  const summary = await person.api.get(`/api/fluid-summary/${person.userId}`, {
    headers: { 'X-Time-Zone': ZONE },
  })
  expect(await summary.json()).toMatchObject({ total_fluid_oz: 8 })
  expect(quietConsole).toEqual([])
})

test('a finger over a chart shows the day below it, and what it found stays when it is lifted', async ({
  browser,
  product,
}) => {
  const page = await openAs(browser, await busyPerson(product.url), { viewport: PHONE, hasTouch: true })
  await new LogPage(page).open('Weight')
  const slider = page.locator('main figure').getByRole('slider')
  await expect(slider).toBeVisible()
  const shown = async () => Number(await slider.getAttribute('aria-valuenow'))
  const last = await shown()
  await draw(page, slider, { from: 330, to: 120 })
  await expect.poll(shown).toBeLessThan(last)
  await expect(
    page
      .locator('main figure')
      .getByText(/^\d+\.\d lbs$/)
      .first(),
  ).toBeVisible()
  const found = await shown()
  await draw(page, slider, { from: 120, to: 240 })
  await expect.poll(shown).toBeGreaterThan(found)
  expect(await page.evaluate(() => scrollX)).toBe(0)
  await expectAccessible(page)
  await page.context().close()
})

test('a meal is said: the sentence is typed into the sheet, and its foods are found', async ({
  page,
  product,
  quietConsole,
}) => {
  await hear(page, 'two eggs and half a cup of cottage cheese')
  const person = await openSignedIn(page, product.url)
  await page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('button', { name: 'Add', exact: true })
    .tap()
  const sheet = page.getByRole('dialog', { name: 'Log a meal' })
  await sheet.getByRole('button', { name: 'Say it' }).tap()
  await expect(sheet.getByText(/^Listening\.\.\./)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Stop listening' })).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => dispatchEvent(new Event('said')))
  const foods = sheet.getByRole('list', { name: 'Foods of this meal' }).getByRole('listitem')
  await expect(foods).toHaveCount(2)
  await expect(foods.first()).toContainText(/egg/i)
  await expect(foods.last()).toContainText(/cottage cheese/i)
  await expect(sheet.getByRole('button', { name: 'Say it' })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Log this meal' }).tap()
  await expect(page.getByText(/is in your log/)).toBeVisible()
  const history = async (): Promise<unknown> =>
    (await person.api.get(`/api/food-history/${person.userId}`)).json()
  await expect.poll(history).toMatchObject({ entries: [{ food_items: [{}, {}] }] })
  expect(quietConsole).toEqual([])
})

test('what lies in place of a screen has no finding of axe on a phone, in both themes', async ({
  browser,
  product,
}) => {
  const person = await busyPerson(product.url)
  await buyPremium(person)
  const page = await openAs(browser, person, { viewport: PHONE })
  const found: string[] = []
  const look = async (where: string) => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    found.push(...(await findings(page, where, { sizes: [PHONE] })))
    await page.setViewportSize(PHONE)
  }
  const back = async () => {
    await page.goBack()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
  await new LogPage(page).open('Weight')
  await page.getByRole('button', { name: /^Your story/ }).click()
  await look('Your story')
  await back()
  await openPremium(page)
  for (const section of SECTIONS) {
    await page.getByRole('main').getByRole('button', { name: section }).first().click()
    await expect(page.getByRole('navigation', { name: 'Learn' })).toHaveCount(0)
    await look(String(section))
    await back()
  }
  await page
    .getByRole('button', { name: /^Meal plans/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Open plan/ })
    .first()
    .click()
  await look('a plan')
  await back()
  await back()
  await page
    .getByRole('button', { name: /^Courses/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Open course/ })
    .first()
    .click()
  await look('a course')
  expect(found).toEqual([])
  await page.context().close()
})
