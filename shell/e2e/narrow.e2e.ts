import type { Page } from '@playwright/test'
import { busyPerson, openAs, WITH_RAIL } from './support/busy-person'
import { crowdedThings } from './support/crowded'
import { overprintedWords, partedFigures, sidewaysBy, unevenFigures } from './support/geometry'
import { buyPremium } from './support/premium'
import { expect, expectAccessible, test } from './support/test'

/** All screens are opened by the rail; what is measured is a phone. */
const HEIGHT = 844
const WIDTHS = [390, 320]
const SECTIONS = [/^Analytics/, /^Progress report/, /^Meal plans/, /^Recipes/, /^Planning templates/]
const MORE_SECTIONS = [/^Supplement guide/, /^Courses/, /^Check-in/]

/** A chart learns in one frame how wide it is and is drawn for it in another; a busy machine may stop between them. */
const followed = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })),
        )
      }),
  )

const measured = async (page: Page, where: string): Promise<string[]> => {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await followed(page)
    const sideways = await sidewaysBy(page)
    found.push(
      ...(await partedFigures(page)),
      ...(await overprintedWords(page)),
      ...(await unevenFigures(page)),
      ...(await crowdedThings(page)),
    )
    found.push(...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []))
    await page.setViewportSize(WITH_RAIL)
  }
  return found.map((finding) => `${where}: ${finding}`)
}

for (const premium of [false, true])
  test(`no screen parts a number from its unit, prints over words, crowds its controls or scrolls sideways (${premium ? 'premium' : 'free'})`, async ({
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
    // The browser closes it first and tells us then: its line says that we know.
    await expect(card.locator('summary')).toContainText(/\d/)
    await page.reload()
    await expect(card.locator('summary')).toContainText(/\d/)
    await expect(button).toBeHidden()
  }
  await page.context().close()
})
