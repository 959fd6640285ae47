import type { Browser, Page } from '@playwright/test'
import { busyPerson, logNow, openAs, windowOf } from './support/busy-person'
import type { Person } from './support/api'
import { zoneAtHour } from './support/hours'
import { buyPremium } from './support/premium'
import { squeezed } from './support/squeezed'
import { expect, expectAccessible, test } from './support/test'

const PHONE = { width: 390, height: 844 }
const TWO_SCREENS = 2 * PHONE.height
/** The smallest phone, where the same words need more lines. */
const SMALL_PHONE = { width: 320, height: 640 }

/** Reads of Home, by a part of their path, with what stands there when they are refused for good. */
const FAULTS: { of: string; path: RegExp; says: string[]; isOfPremium?: boolean }[] = [
  { of: 'the analytics', path: /premium-analytics/, says: ['Unable to load analytics'], isOfPremium: true },
  { of: 'food', path: /\/(home|daily-summary|food-history)\//, says: ['Your meals did not load'] },
  { of: 'fluids', path: /\/(home|fluid-summary|meal-timer)\//, says: ['Your drinks did not load'] },
  { of: 'weight', path: /\/(home|weight-history)\//, says: ['Your weights did not load'] },
  {
    of: 'everything but who is signed in',
    path: /\/api\/(?!session|profile)/,
    says: ['Your meals did not load', 'Your drinks did not load', 'Your weights did not load'],
  },
]

/** Home, where the server refuses what has such a path, on a device that has kept nothing: what was kept stands for it. */
const openRefused = async (browser: Browser, person: Person, path: RegExp): Promise<Page> => {
  const page = await windowOf(browser, person, { viewport: PHONE, timezoneId: zoneAtHour(14) })
  await page.route('**/api/**', (route) => {
    const isRefused = route.request().method() === 'GET' && path.test(new URL(route.request().url()).pathname)
    return isRefused
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' })
      : route.continue()
  })
  await page.goto('/')
  return page
}

/** What sticks out of the card it lies in. */
const stickingOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main p, main h2')]
      .filter((part) => {
        const box = part.getBoundingClientRect()
        const card = part.closest('section, [data-hue]')?.getBoundingClientRect()
        return box.width > 0 && card !== undefined && box.right > card.right + 1
      })
      .map((part) => part.textContent),
  )

for (const premium of [true, false])
  test(`Home is two screens of a phone also where reads are refused for good (${premium ? 'premium' : 'free'})`, async ({
    browser,
    product,
  }) => {
    const person = await busyPerson(product.url)
    if (premium) await buyPremium(person)
    await logNow(person, zoneAtHour(14))
    for (const { of, path, says, isOfPremium = false } of FAULTS)
      await test.step(`without ${of}`, async () => {
        if (isOfPremium && !premium) return
        const page = await openRefused(browser, person, path)
        for (const words of says)
          await expect(page.getByRole('main').getByText(words).first()).toBeVisible({ timeout: 20_000 })
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        for (const [size, screens] of [
          [PHONE, 2],
          [SMALL_PHONE, 3],
        ] as const) {
          await page.setViewportSize(size)
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollHeight), {
              message: `without ${of}, ${size.width} wide`,
            })
            .toBeLessThanOrEqual(screens * size.height)
          expect(await stickingOut(page)).toEqual([])
        }
        await expectAccessible(page)
        expect(await squeezed(page, of)).toEqual([])
        await page.context().close()
      })
  })

test('without a connection the longest Home is two screens too, and says so once', async ({
  browser,
  product,
}) => {
  const person = await busyPerson(product.url)
  await buyPremium(person)
  await logNow(person, zoneAtHour(14))
  const page = await openAs(browser, person, { viewport: PHONE, timezoneId: zoneAtHour(14) })
  await page.context().setOffline(true)
  await expect(page.getByText(/^You are offline|saved at/)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(TWO_SCREENS)
  await expectAccessible(page)
  await page.context().close()
})
