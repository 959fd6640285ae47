import { openPremium } from './support/open-premium'
import { buyPremium } from './support/premium'
import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test } from './support/test'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

const openSection = async (page: import('@playwright/test').Page, name: string) => {
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

const WIDTHS = [1280, 390, 320]
const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** On screen one day and seven places to press, all of one size; on paper all seven days, and nothing to press. */
const expectEachDayOnce = async (page: import('@playwright/test').Page) => {
  const onPaper = page.getByRole('heading', { name: /^Day \d: about/ })
  const choice = page.getByRole('group', { name: 'Day of the plan' }).getByRole('button')
  await expect(choice).toHaveText(DAYS.map((day) => `Day ${day}`))
  await expect(onPaper).toHaveCount(0)
  const widths = await choice.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().width)),
  )
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
  await page.emulateMedia({ media: 'print' })
  await expect(onPaper).toHaveText(DAYS.map((day) => new RegExp(`^Day ${day}: about`)))
  await expect(choice).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Swap / })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

const back = (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name: 'All of Premium' }).click()

test('three recipes are open to everyone and can be logged; the others ask for premium', async ({
  page,
  product,
  quietConsole,
}) => {
  const person = await openSignedIn(page, product.url, { surgery_date: daysAgo(200) })
  await page.getByRole('button', { name: 'See what is inside' }).click()
  await page.getByRole('button', { name: 'See 3 of our 60+ recipes' }).click()
  const recipes = page.getByRole('list', { name: 'Recipes' }).getByRole('button')
  await expect(recipes).toHaveCount(3)
  await recipes.first().click()
  await page.getByRole('button', { name: 'Log this meal' }).click()
  await page.getByRole('button', { name: 'Log it' }).click()
  await expect(page.getByText('is in your food log.')).toBeVisible()
  await expect
    .poll(async () => {
      const answer = await person.api.get(`/api/food-history/${person.userId}`)
      const { entries } = (await answer.json()) as { entries: unknown[] }
      return entries.length
    })
    .toBe(1)
  expect((await person.api.get('/api/premium-content')).status()).toBe(402)
  expect((await person.api.get(`/api/premium-meal-plans/${person.userId}`)).status()).toBe(402)
  expect(quietConsole).toEqual([])
})

test('premium is read, cooked, planned, learned and answered', async ({ page, product, quietConsole }) => {
  const person = await openSignedIn(page, product.url, { surgery_date: daysAgo(200) })
  await buyPremium(person)
  await page.reload()
  await openPremium(page)

  await test.step('a recipe is found, scaled and kept', async () => {
    await openSection(page, 'Recipes')
    await expect(page.getByText(/^\d{2,} recipes$/)).toBeVisible()
    await page.getByLabel('Search recipes').fill('salmon')
    const list = page.getByRole('list', { name: 'Recipes' }).getByRole('button')
    await expect(list.first()).toContainText(/salmon/i)
    await expectAccessible(page)
    await list.first().click()
    await page.getByRole('button', { name: 'More servings' }).click()
    await page.getByRole('button', { name: 'Add to favorites' }).click()
    await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await back(page)
  })

  await test.step('a plan meets the day, its dishes can be swapped, and the list follows', async () => {
    await openSection(page, 'Meal plans')
    await expect(page.getByText('Fits your goals').first()).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /^Open plan/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^Swap / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('list').getByRole('button').first().click()
    await expect(page.getByText('Swapped')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Produce' })).toBeVisible()
    await expectAccessible(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await expectEachDayOnce(page)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    // One arrow: from the plan to the plans, from there to all of Premium; and the browser's Back does the same.
    await page.goBack()
    await expect(page.getByRole('button', { name: /^Open plan/ }).first()).toBeVisible()
    await back(page)
  })

  await test.step('a week fills with recipes', async () => {
    await openSection(page, 'Planning templates')
    await page
      .getByText(/g protein a day/)
      .first()
      .click()
    await page.getByRole('button', { name: 'Fill with recipes' }).first().click()
    await expect(page.getByText('Recipes for this phase, close to')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Shopping list' }).getByRole('group').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'All templates' }).click()
    await back(page)
    await openSection(page, 'Planning templates')
    await page.getByRole('button', { name: 'Open your week' }).click()
    await expect(page.getByRole('button', { name: /^Log / }).first()).toBeVisible()
    await page.getByRole('button', { name: 'All templates' }).click()
    await back(page)
  })

  await test.step('the schedule of the phase becomes reminder times, and blood tests have dates', async () => {
    await openSection(page, 'Supplement guide')
    await expect(page.getByText('For you now')).toBeVisible()
    await page.getByRole('button', { name: 'Set these reminders' }).first().click()
    await expect(page.getByText('Some of these times are reminders now')).toBeVisible()
    await expect(page.getByText(/^4:00.PM, Calcium citrate: there is one vitamin reminder/)).toBeVisible()
    const reminders = (await (await person.api.get(`/api/reminders/${person.userId}`)).json()) as {
      vitamins: { on: boolean; morning: string | null }
    }
    expect(reminders.vitamins).toMatchObject({ on: true, morning: expect.stringMatching(/^\d\d:\d\d$/) })
    await expect(page.locator('summary', { hasText: '12 months' })).toBeVisible()
    await expectAccessible(page)
    await back(page)
  })

  await test.step('a lesson is read and stays read', async () => {
    await openSection(page, 'Courses')
    await page.getByRole('button', { name: 'Open course Mindful Eating' }).click()
    const lessons = page.getByRole('list', { name: 'Lessons' }).getByRole('button')
    await expect(lessons.nth(5)).toBeVisible()
    await lessons.first().click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await page.getByRole('button', { name: 'All lessons' }).click()
    await expect(lessons.first()).toContainText('Read')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('1 of 6 lessons read')).toBeVisible()
    await back(page)
  })

  await test.step('a message is sent, and help stands on top when it is called for', async () => {
    await openSection(page, 'Check-in')
    await page.getByLabel('Your message', { exact: true }).fill('My weight has not moved for two weeks.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Your message has been sent to Gastric Buddy!')).toBeVisible()
    await expect(page.getByLabel('Your message', { exact: true })).toHaveValue('')
    await expect(page.getByText('Sent', { exact: true })).toBeVisible()
    await page
      .getByRole('region', { name: 'Messages' })
      .getByRole('button', { name: 'Dismiss' })
      .first()
      .click()
    await page.getByLabel('Your message', { exact: true }).fill('I want to kill myself')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
  })
  expect(quietConsole).toEqual([])
})
