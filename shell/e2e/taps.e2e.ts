import type { Locator, Page } from '@playwright/test'
import { App } from './pages/app'
import { zoneAtHour } from './support/hours'
import { openSignedIn } from './support/signed-in'
import { phonePhoto } from './support/photo'
import { expect, expectAccessible, test } from './support/test'

// Late in the evening no vitamin is due any more.
const AFTERNOON = zoneAtHour(14)
test.use({ timezoneId: AFTERNOON })

/** Counts what a thumb does, and reports how long it took until it was seen. */
class Thumb {
  private taps = 0
  private since = performance.now()

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.click()
  }

  /** Hands over a photo as the phone does, which has buttons of its own. */
  async choose(target: Locator, photo: Buffer): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.tap(target)])
    await chooser.setFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer: photo })
  }

  /** From here on is counted. */
  begin(): void {
    this.taps = 0
    this.since = performance.now()
  }

  /** How many since the beginning; the time stands in the report, for it is that of the machine. */
  count(what: string): number {
    const seconds = ((performance.now() - this.since) / 1000).toFixed(1)
    test.info().annotations.push({ type: what, description: `taps: ${this.taps}, seconds: ${seconds}` })
    return this.taps
  }
}

test('water is one tap, a weight two, a photo of a plate three, a meal again one, a vitamin one', async ({
  page,
  baseURL,
}) => {
  const thumb = new Thumb(page)
  const person = await openSignedIn(page, baseURL ?? '')
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const add = page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('button', { name: 'Add', exact: true })
  const items = [{ food_id: 'almonds', grams: 28 }]
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  const meal = await person.api.post('/api/food-entry', {
    headers: { 'X-Time-Zone': AFTERNOON },
    data: { user_id: person.userId, meal_type: 'lunch', items, recorded_at: yesterday },
  })
  expect(meal.status(), await meal.text()).toBe(201)
  await page.reload()
  const messages = page.getByRole('region', { name: 'Messages' })

  await test.step("yesterday's lunch again: 1", async () => {
    const again = button('Again: Almonds')
    await expect(again).toBeVisible()
    await expectAccessible(page)
    thumb.begin()
    await thumb.tap(again)
    await expect(messages.getByText('Lunch is in your log.')).toBeVisible()
    expect(thumb.count('a meal again')).toBe(1)
    // It is not offered twice, and nothing grows under the thumb in its place.
    await expect(again).toHaveCount(0)
  })

  await test.step('water: 1', async () => {
    thumb.begin()
    await thumb.tap(button('Add 8 oz of water'))
    await expect(page.getByText(/Added 8 oz of water/)).toBeVisible()
    expect(thumb.count('water')).toBe(1)
  })

  await test.step('a vitamin that is due: 1', async () => {
    thumb.begin()
    await thumb.tap(button(/^Take .+: /))
    await expect(messages.getByText(/Undo/)).toBeVisible()
    expect(thumb.count('a vitamin that is due')).toBe(1)
  })

  await test.step('a weight: 2, and the number', async () => {
    thumb.begin()
    await thumb.tap(button('Log weight'))
    await page.keyboard.type('199.4')
    await thumb.tap(button('Add Weight'))
    await expect(page.getByText('199.4').first()).toBeVisible()
    expect(thumb.count('a weight')).toBe(2)
  })

  await test.step('any meal again: 1 in the sheet, whose search has the focus', async () => {
    await thumb.tap(add)
    const sheet = page.getByRole('dialog', { name: 'Log a meal' })
    await expect(sheet.getByLabel('What did you eat?')).toBeFocused()
    await expectAccessible(page)
    thumb.begin()
    await thumb.tap(sheet.getByRole('list', { name: 'Recent meals' }).getByRole('button'))
    await expect(page.getByText(/is in your log/)).toBeVisible()
    expect(thumb.count('a meal again, in the sheet')).toBe(1)
  })

  await test.step('a photo of a plate: 3', async () => {
    thumb.begin()
    await thumb.tap(add)
    await thumb.choose(page.getByRole('button', { name: 'Photo of my plate' }), await phonePhoto())
    await thumb.tap(page.getByRole('button', { name: 'Analyze', exact: true }))
    await expect(page.getByRole('button', { name: 'Scan Another' })).toBeVisible()
    expect(thumb.count('a photo of a plate')).toBe(3)
  })

  await test.step('how much was eaten, and how it sat: 1 each', async () => {
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await new App(page).go('Scan')
    await page
      .getByRole('region', { name: 'Food log' })
      .getByRole('listitem')
      .last()
      .getByRole('button')
      .click()
    thumb.begin()
    const half = page.getByRole('button', { name: '½', exact: true })
    await thumb.tap(half)
    const shares = page.getByRole('group', { name: 'How much did you eat?' }).getByRole('button')
    await expect(shares).toHaveCount(5)
    const tops = await shares.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size, 'all five portions stand in one row').toBe(1)
    await expect(half).toHaveAttribute('aria-pressed', 'true')
    await thumb.tap(page.getByRole('button', { name: 'Nausea', exact: true }))
    await expect(page.getByRole('button', { name: 'Nausea', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expectAccessible(page)
    const log = async () =>
      (await (await person.api.get(`/api/food-history/${person.userId}`)).json()) as { entries: object[] }
    await expect
      .poll(async () => (await log()).entries)
      .toContainEqual(
        expect.objectContaining({
          eaten_percent: 50,
          felt: ['nausea'],
          food_items: [expect.objectContaining({ grams: 14 })],
        }),
      )
    expect(thumb.count('how much was eaten, and how it sat')).toBe(2)
  })
})
