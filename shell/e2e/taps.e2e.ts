import type { Locator, Page } from '@playwright/test'
import { App } from './pages/app'
import { zoneAtHour } from './support/hours'
import { openSignedIn } from './support/signed-in'
import { phonePhoto } from './support/photo'
import { expect, expectAccessible, test } from './support/test'

// Late in the evening no vitamin is due any more.
test.use({ timezoneId: zoneAtHour(14) })

/** Counts what a thumb does. */
class Thumb {
  private taps = 0

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

  /** How many since the last time. */
  count(): number {
    const count = this.taps
    this.taps = 0
    return count
  }
}

test('water is one tap, a weight two, a photo of a plate three, a meal again one in the sheet, a vitamin one', async ({
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
  const meal = await person.api.post('/api/food-entry', { data: { user_id: person.userId, items } })
  expect(meal.status(), await meal.text()).toBe(201)
  await page.reload()

  await test.step('water: 1', async () => {
    await thumb.tap(button('Add 8 oz of water'))
    await expect(page.getByText(/Added 8 oz of water/)).toBeVisible()
    expect(thumb.count()).toBe(1)
  })

  await test.step('a vitamin that is due: 1', async () => {
    await thumb.tap(button(/^Take .+: /))
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(/Undo/)).toBeVisible()
    expect(thumb.count()).toBe(1)
  })

  await test.step('a weight: 2, and the number', async () => {
    await thumb.tap(button('Log weight'))
    await page.keyboard.type('199.4')
    await thumb.tap(button('Add Weight'))
    await expect(page.getByText('199.4').first()).toBeVisible()
    expect(thumb.count()).toBe(2)
  })

  await test.step('a meal again: 1 in the sheet, whose search has the focus', async () => {
    await thumb.tap(add)
    const sheet = page.getByRole('dialog', { name: 'Log a meal' })
    await expect(sheet.getByLabel('What did you eat?')).toBeFocused()
    await expectAccessible(page)
    expect(thumb.count()).toBe(1)
    await thumb.tap(sheet.getByRole('list', { name: 'Recent meals' }).getByRole('button'))
    await expect(page.getByText(/is in your log/)).toBeVisible()
    expect(thumb.count()).toBe(1)
  })

  await test.step('a photo of a plate: 3', async () => {
    await thumb.tap(add)
    await thumb.choose(page.getByRole('button', { name: 'Photo of my plate' }), await phonePhoto())
    await thumb.tap(page.getByRole('button', { name: 'Analyze', exact: true }))
    await expect(page.getByRole('button', { name: 'Scan Another' })).toBeVisible()
    expect(thumb.count()).toBe(3)
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
    expect(thumb.count()).toBe(2)
  })
})
