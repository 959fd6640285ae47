import type { Page } from '@playwright/test'
import { busyPerson, windowOf } from './support/busy-person'
import { squeezed } from './support/squeezed'
import { expect, test } from './support/test'

const SCREENS = ['Vitamins', 'Fluids', 'Weight', 'Mood', 'Scan']
const REFUSED = /\/api\/(?!session|profile)/

const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name, exact: true }).click()

/** Each Retry that stands alone: nothing around it says what did not come. */
const unexplained = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .filter((button) => button.textContent.trim() === 'Retry' && button.checkVisibility())
      .filter(
        (button) =>
          !/did not load|not be loaded/u.test(button.parentElement?.parentElement?.textContent ?? ''),
      )
      .map((button) => `${button.closest('section')?.textContent.slice(0, 40)}: ${button.ariaLabel}`),
  )

test('a screen whose reads are refused says what did not load, and no word of it is torn or cut', async ({
  browser,
  product,
}) => {
  const page = await windowOf(browser, await busyPerson(product.url))
  await page.route('**/api/**', (route) => {
    const isRefused =
      route.request().method() === 'GET' && REFUSED.test(new URL(route.request().url()).pathname)
    return isRefused
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' })
      : route.continue()
  })
  await page.goto('/')
  const found: string[] = []
  for (const name of SCREENS) {
    await open(page, name)
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    found.push(
      ...(await squeezed(page, name)),
      ...(await unexplained(page)).map((each) => `${name}: ${each}`),
    )
  }
  expect(found).toEqual([])
  await page.context().close()
})

test('while the code of a screen is on its way, what stands for it does not touch', async ({
  browser,
  product,
}) => {
  const page = await windowOf(browser, await busyPerson(product.url), {
    viewport: { width: 390, height: 844 },
  })
  await page.route('**/assets/weight-tab-*', () => undefined)
  await page.addInitScript(() => sessionStorage.setItem('gb.view', 'weight'))
  await page.goto('/')
  const waiting = page.locator('main [aria-busy="true"] [data-shape]')
  await expect(waiting).toHaveCount(3)
  const boxes = await waiting.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
  )
  for (const [index, { bottom }] of boxes.slice(0, -1).entries())
    expect((boxes[index + 1]?.top ?? 0) - bottom).toBeGreaterThanOrEqual(8)
  await page.context().close()
})
