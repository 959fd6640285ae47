import type { Locator, Page } from '@playwright/test'
import { App } from './pages/app'
import { LogPage } from './pages/log-page'
import { busyPerson, openAs } from './support/busy-person'
import { straySigns, underRoundButton, unevenFigures, wordsOverRings } from './support/geometry'
import { zoneAtHour } from './support/hours'
import { buyPremium } from './support/premium'
import { expect, test } from './support/test'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 568 }
const SIZES = [PHONE, DESK, SMALL_PHONE]

const open = async (page: Page, name: string): Promise<void> => {
  await page.setViewportSize(DESK)
  await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name, exact: true }).click()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The words of the whole page, in percent, as a system has it. */
const setText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

/** How far down the middle of an element stands. */
const middleOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox()
  return box === null ? NaN : box.y + box.height / 2
}

/** Of the height of the cards, how much the shorter of the two sides of the page fills. */
const filledBySides = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.getBoundingClientRect()
    const cards = [...document.querySelectorAll('main section')]
      .map((card) => card.getBoundingClientRect())
      // What goes across both is of neither.
      .filter(({ width }) => width < (main?.width ?? 0) * 0.7)
    const edge = Math.min(...cards.map((card) => card.left))
    const top = Math.min(...cards.map((card) => card.top))
    const isFirst = (card: DOMRect) => card.left < edge + card.width / 2
    const [left = 0, right = 0] = [cards.filter(isFirst), cards.filter((card) => !isFirst(card))].map(
      (side) => Math.max(top, ...side.map(({ bottom }) => bottom)) - top,
    )
    return Math.min(left, right) / Math.max(left, right)
  })

test('a desk has the chart in the wider column beside its form, and no side of a log is left empty', async ({
  browser,
  product,
}) => {
  const person = await busyPerson(product.url)
  // The question about iron is asked once.
  const answer = { data: { iron_answer: 'not_sure' } }
  expect((await person.api.put(`/api/iron-answer/${person.userId}`, answer)).ok()).toBe(true)
  const page = await openAs(browser, person)
  for (const [name, form] of [
    ['Weight', 'Log your weight'],
    ['Mood', 'How are you today?'],
  ] as const) {
    await open(page, name)
    const chart = page.locator('main section:has(figure svg)')
    await expect(chart).toBeVisible()
    const [ofForm, ofChart] = [
      await page.getByRole('region', { name: form }).boundingBox(),
      await chart.boundingBox(),
    ]
    expect(ofChart?.width ?? 0, name).toBeGreaterThan(ofForm?.width ?? Infinity)
    expect(ofChart?.x ?? 0, name).toBeGreaterThan((ofForm?.x ?? 0) + (ofForm?.width ?? 0))
    expect(ofChart?.y ?? 0, name).toBeLessThan(DESK.height / 3)
  }
  for (const [name, least] of [
    ['Weight', 0.97],
    ['Vitamins', 0.97],
    ['Mood', 0.97],
    ['Scan', 0.6],
  ] as const) {
    await open(page, name)
    expect.soft(await filledBySides(page), name).toBeGreaterThan(least)
  }
  await page.context().close()
  // Late in the evening the plan of Vitamins is at its shortest.
  const late = await openAs(browser, person, { timezoneId: zoneAtHour(22) })
  await open(late, 'Vitamins')
  expect(await filledBySides(late)).toBeGreaterThan(0.97)
  await late.context().close()
})

test('the names below a chart stand below their dots', async ({ browser, product }) => {
  const page = await openAs(browser, await busyPerson(product.url))
  const found: string[] = []
  const look = async (where: string) => {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expect(page.locator('main figure svg circle').first()).toBeVisible()
      found.push(...(await straySigns(page)).map((each) => `${where}, ${size.width} wide: ${each}`))
    }
  }
  await open(page, 'Mood')
  await look('Mood')
  await open(page, 'Weight')
  for (const period of ['30 d', '180 d', 'All']) {
    await page.getByRole('radio', { name: period }).check({ force: true })
    await look(`Weight, ${period}`)
  }
  await page.getByRole('button', { name: /^Your story/ }).click()
  await look('Your story')
  expect(found).toEqual([])
  await page.context().close()
})

test('the minutes until a drink stand inside their ring, and figures in one row on one line', async ({
  browser,
  product,
}) => {
  const page = await openAs(browser, await busyPerson(product.url))
  const found: string[] = []
  for (const name of ['Fluids', 'Weight', 'Mood']) {
    await open(page, name)
    if (name === 'Fluids') await expect(page.locator('[role="progressbar"]:has(circle)')).toBeVisible()
    for (const size of SIZES)
      for (const text of [100, 200]) {
        await page.setViewportSize(size)
        await setText(page, text)
        found.push(
          ...[...(await wordsOverRings(page)), ...(await unevenFigures(page))].map(
            (each) => `${name}, ${size.width} wide, text ${text} %: ${each}`,
          ),
        )
        await setText(page, 100)
      }
  }
  expect(found).toEqual([])
  await page.context().close()
})

test('on a phone the vitamins of every day are the first screen, and all of it is two', async ({
  browser,
  product,
}) => {
  const person = await busyPerson(product.url)
  const page = await openAs(browser, person, { viewport: PHONE })
  const log = new LogPage(page)
  await log.open('Vitamins')
  const daily = log.button(/^(Log this|Log again).*(Multivitamin|Vitamin B12|Calcium|Vitamin D3|Iron)/)
  await expect(daily).toHaveCount(5)
  // Whoever takes them daily has taken each before; the first one is the one that was never taken.
  for (const name of await daily.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))) {
    await log.button(name).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Undo')
  }
  await page.reload()
  await expect(page.getByText('Taken today')).toHaveCount(5)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
  const last = await log.button(/^Log again.*Iron/).boundingBox()
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    2 * PHONE.height,
  )
  await page.context().close()
})

test('on a phone the weight of today is the first screen, and months of them are two', async ({
  browser,
  product,
}) => {
  const page = await openAs(browser, await busyPerson(product.url), { viewport: PHONE })
  const log = new LogPage(page)
  await log.open('Weight')
  await expect(page.locator('main figure svg')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
  const current = await log.card('Your progress').getByText('Current', { exact: true }).boundingBox()
  expect((current?.y ?? Infinity) + (current?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    2 * PHONE.height,
  )
  await log.unfold('Last 10 weights')
  await expect(page.getByRole('list', { name: 'Last 10 weights' }).getByRole('listitem')).toHaveCount(10)
  await page.context().close()
})

test('on a phone months of moods rest below their trend, and a tap opens the last ones', async ({
  browser,
  product,
}) => {
  const page = await openAs(browser, await busyPerson(product.url), { viewport: PHONE })
  const log = new LogPage(page)
  await log.open('Mood')
  await expect(page.locator('main figure svg')).toBeVisible()
  await expect(log.card('Last 5 entries').getByText(/^Last: /)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    2.4 * PHONE.height,
  )
  await log.unfold('Last 5 entries')
  await expect(page.getByRole('list', { name: 'Last 5 entries' }).getByRole('listitem')).toHaveCount(5)
  await page.context().close()
})

test('any vitamin is one tap from the first screen, at every width', async ({ browser, product }) => {
  const page = await openAs(browser, await busyPerson(product.url))
  await page.setViewportSize(PHONE)
  await new LogPage(page).open('Vitamins')
  await expect(new App(page).heading('Vitamins')).toBeAttached()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    const another = page.getByRole('button', { name: 'Log another', exact: true })
    await expect(another).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Log this .*Multivitamin/ })).toBeInViewport()
    const title = page.getByRole('heading', { name: 'Recommended daily vitamins' })
    expect(
      Math.abs((await middleOf(another)) - (await middleOf(title))),
      'it has no line of its own',
    ).toBeLessThan(6)
    await another.click()
    const first = page.getByLabel('Vitamin', { exact: true })
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport({ ratio: 1 })
  }
  await page.context().close()
})

test('the round button of the bar lies over nothing at the end of any screen', async ({
  browser,
  product,
}) => {
  const person = await busyPerson(product.url)
  await buyPremium(person)
  const page = await openAs(browser, person)
  const places = page.getByRole('navigation', { name: 'Places' }).getByRole('listitem').getByRole('button')
  const found: string[] = []
  for (const name of await places.allInnerTexts()) {
    await open(page, name)
    for (const size of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(size)
      found.push(...(await underRoundButton(page)).map((each) => `${name}, ${size.width} wide: ${each}`))
    }
  }
  expect(found).toEqual([])
  await page.context().close()
})
