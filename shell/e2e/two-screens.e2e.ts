import { addDays, ANNOUNCEMENT, localDay } from '@gb/domain'
import { type Browser, type Page, request } from '@playwright/test'
import { createPerson, type Person } from './support/api'
import { busyPerson, drink, logNow, openAs } from './support/busy-person'
import { zoneAtHour } from './support/hours'
import { operatorToken } from './support/operator'
import { buyPremium } from './support/premium'
import type { Product } from './support/product'
import { expect, expectAccessible, test } from './support/test'

const PHONE = { width: 390, height: 844 }
const TWO_SCREENS = 2 * PHONE.height
/** The smallest phone, where the same words need more lines. */
const SMALL_PHONE = { width: 320, height: 568 }
const THREE_SMALL_SCREENS = 3 * SMALL_PHONE.height

/** Night, morning, afternoon, the evening in which the day is spoken of, and the last hour of the day. */
const HOURS = [3, 8, 14, 19, 23]
const LONGEST_HOURS = [3, 19]

/** The zones of the person, each with its hour, and one for each of their local days. */
const zonesAt = (hours: readonly number[]) => {
  const now = new Date()
  const zones = hours.map((hour) => ({ hour, zone: zoneAtHour(hour, now) }))
  const days = new Map(zones.map(({ zone }) => [localDay(now, zone), zone]))
  return { zones, ofEachDay: [...days].toSorted(([a], [b]) => a.localeCompare(b)).map(([, zone]) => zone) }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** A note for everybody, as long as one may be; answers how to withdraw it. */
const announceAtLength = async (product: Product): Promise<() => Promise<void>> => {
  const token = await operatorToken(product, 'content:write')
  const headers = { Authorization: `Bearer ${token}`, 'X-Confirm': 'publish' }
  const caller = await request.newContext({ baseURL: product.url, extraHTTPHeaders: headers })
  const filled = (length: number) => 'A short pause on Sunday. '.repeat(length).slice(0, length).trim()
  const made = await caller.post('/api/operator/announcements', {
    data: {
      tone: 'info',
      title: filled(ANNOUNCEMENT.titleLength.max),
      text: filled(ANNOUNCEMENT.textLength.max),
      ends_at: new Date(Date.now() + 86_400_000).toISOString(),
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { announcement_id: id } = (await made.json()) as { announcement_id: string }
  return async () => {
    const withdrawn = await caller.delete(`/api/operator/announcements/${id}`, {
      headers: { 'X-Confirm': 'withdraw' },
    })
    expect(withdrawn.ok()).toBe(true)
    await caller.dispose()
  }
}

/** At one of the next loads: another process than the one that was told looks again after a minute, and so does a browser. */
const untilTold = (page: Page): Promise<void> => {
  const place = page.locator('[data-place]')
  return expect(async () => {
    await expect(place)
      .toContainText('A short pause on Sunday', { timeout: 5_000 })
      .catch(async (error: unknown) => {
        await page.reload()
        throw error
      })
  }).toPass({ timeout: 180_000 })
}

/** Home at one hour, with all of its cards. */
const openAt = async (browser: Browser, person: Person, timezoneId: string): Promise<Page> => {
  const page = await openAs(browser, person, { viewport: PHONE, timezoneId })
  await expect(page.getByText('ask about your medicines')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Is this normal/ })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return page
}

for (const premium of [false, true])
  test(`Home is two screens of a phone at every hour and beside every concern (${premium ? 'premium' : 'free'})`, async ({
    browser,
    product,
  }) => {
    // Where two of each run, a note is everywhere after two minutes.
    test.setTimeout(300_000)
    const person = await busyPerson(product.url)
    const { api, userId } = person
    if (premium) await buyPremium(person)
    // Who has them, has one beside a concern.
    const numbers = { office_phone: '555-010-0199', after_hours_phone: '555-010-0111' }
    expect((await api.put(`/api/clinic-plan/${userId}`, { data: numbers })).ok()).toBe(true)
    const { zones, ofEachDay } = zonesAt(HOURS)
    const measure = async (state: string, hours: readonly number[], look: (page: Page) => Promise<void>) => {
      for (const { hour, zone } of zones.filter((one) => hours.includes(one.hour))) {
        const page = await openAt(browser, person, zone)
        await look(page)
        // A card that comes late may push the others down for a moment.
        await expect
          .poll(() => heightOf(page), { message: `${state} at ${hour}` })
          .toBeLessThanOrEqual(TWO_SCREENS)
        await page.setViewportSize(SMALL_PHONE)
        await expect
          .poll(() => heightOf(page), { message: `${state} at ${hour} on the smallest phone` })
          .toBeLessThanOrEqual(THREE_SMALL_SCREENS)
        await page.context().close()
      }
    }

    await test.step('with a meal just eaten, and the question about medicines unread', async () => {
      for (const zone of ofEachDay) await logNow(person, zone)
      await measure('a day', HOURS, async (page) => {
        await expect(page.getByRole('region', { name: 'Your analytics' })).toHaveCount(premium ? 1 : 0)
        await expect(page.getByText(/You can drink at/)).toBeVisible()
      })
    })

    await test.step('beside a question', async () => {
      for (const zone of ofEachDay) for (const oz of [32, 32, 32, 32]) await drink(person, oz, zone)
      await measure('a question', LONGEST_HOURS, async (page) => {
        await expect(page.getByText('Is this total right?')).toBeVisible()
        await expect(page.getByRole('figure', { name: 'Words for today' })).toHaveCount(0)
      })
    })

    await test.step('beside something urgent with more to look at', async () => {
      // On the earlier of their days, which lies ahead of nobody; it may be the second weight of that day.
      const data = { user_id: userId, weight_lbs: 190, is_confirmed: true }
      const headers = { 'X-Time-Zone': ofEachDay[0] ?? 'UTC' }
      const weighed = await api.post('/api/weight-entry', { headers, data })
      expect(weighed.ok(), await weighed.text()).toBe(true)
      await measure('urgent', LONGEST_HOURS, async (page) => {
        await expect(page.getByText('That was fast: please call your team today')).toBeVisible()
        await expect(page.getByRole('link', { name: /^Call (?:my clinic|after hours)$/ })).toHaveCount(1)
        await expect(page.getByText(/more things? to look at/)).toBeVisible()
        await expect(page.getByRole('progressbar', { name: 'To your goal' })).toHaveCount(0)
      })
    })

    await test.step('below a note for everybody, as long as one may be', async () => {
      const withdraw = await announceAtLength(product)
      await measure('a note', LONGEST_HOURS, async (page) => {
        await untilTold(page)
        // One that has just come lies over the screen; the next one makes room for it.
        await page.getByRole('button', { name: 'Log', exact: true }).click()
        await page.getByRole('button', { name: 'Home', exact: true }).click()
        await expect(page.locator('[data-place="above"]')).toContainText('A short pause on Sunday')
      })
      await withdraw()
    })
  })

test('beside a concern the question about medicines is one line, and read once it was opened', async ({
  browser,
  product,
}) => {
  const person = await busyPerson(product.url)
  const timezoneId = zoneAtHour(14)
  // Its day may be another one than that of the zone in which the rest was logged.
  await logNow(person, timezoneId)
  for (const oz of [32, 32, 32, 32]) await drink(person, oz, timezoneId)
  const page = await openAt(browser, person, timezoneId)
  const card = page.getByRole('region', { name: 'Ask about your medicines' })
  await expect(card.getByText('You have lost 10%')).toBeVisible()
  await expect(card.getByRole('button', { name: 'I have read this' })).toHaveCount(0)
  await card.locator('summary').press('Enter')
  await expect(card.getByText('Keep taking them as prescribed')).toBeVisible()
  await expect(card.getByText('Insulin', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'I have read this' }).click()
  await expect(card).toHaveCount(0)
  await page.context().close()
})

for (const premium of [false, true])
  test(`Home is two screens of a phone in the first days after surgery (${premium ? 'premium' : 'free'})`, async ({
    browser,
    product,
  }) => {
    const zone = zoneAtHour(19)
    const today = localDay(new Date(), zone)
    const person = await createPerson(product.url, {
      surgery_date: addDays(today, -5),
      current_weight_lbs: 262,
    })
    const { api, userId } = person
    if (premium) await buyPremium(person)
    await logNow(person, zone)
    const measure = async (state: string, row: RegExp) => {
      const page = await openAs(browser, person, { viewport: PHONE, timezoneId: zone })
      await expect(page.getByRole('button', { name: row })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: /Is this normal/ })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expect.poll(() => heightOf(page), { message: state }).toBeLessThanOrEqual(TWO_SCREENS)
      await page.setViewportSize(SMALL_PHONE)
      await expect
        .poll(() => heightOf(page), { message: `${state} on the smallest phone` })
        .toBeLessThanOrEqual(THREE_SMALL_SCREENS)
      await page.context().close()
    }
    await measure('nothing answered', /Day 5: how are you\?.*1 of 5/)
    const headers = { 'X-Time-Zone': zone }
    const data = { user_id: userId, vomiting: 'more', pain: 'worse', pulse_bpm: 121, temperature: 101 }
    const said = await api.post('/api/recovery-entry', { headers, data })
    expect(said.ok(), await said.text()).toBe(true)
    await measure('what cannot wait', /Day 5: how are you\?.*Call 911 now/)
  })
