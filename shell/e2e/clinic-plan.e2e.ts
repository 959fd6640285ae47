import { addDays, localDay } from '@gb/domain'
import type { Locator } from '@playwright/test'
import { Device } from './pages/device'
import { MoodPage } from './pages/mood-page'
import { createPerson } from './support/api'
import { openDevice } from './support/device'
import { expect, expectAccessibleInAllLooks, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

const TODAY = localDay(new Date(), 'America/New_York')
const PHONE = { width: 390, height: 844 }
const DAYS_AGO = 10

const fillDate = async (card: Locator, group: RegExp, day: string): Promise<void> => {
  const [year = '', month = '', date = ''] = day.split('-')
  const boxes = card.getByRole('group', { name: group })
  await boxes.getByLabel('Month').fill(month)
  await boxes.getByLabel('Day').fill(date)
  await boxes.getByLabel('Year').fill(year)
}

test("the clinic's own plan is typed in, and stages, portions and goals follow it, also offline", async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url, { surgery_date: addDays(TODAY, -DAYS_AGO) })
  const { page, app, context } = await openDevice(browser, product, { person })
  await page.setViewportSize(PHONE)
  const card = page.getByRole('region', { name: "My clinic's plan" })
  const dayRow = page.getByRole('button', { name: /^Day 10: how are you\?/ })
  const day = page.getByRole('dialog', { name: 'Day 10 after surgery' })
  const today = async (stage: string): Promise<Locator> => {
    await dayRow.click()
    return day.getByRole('region', { name: `Today: ${stage}` })
  }
  const leaveDay = () => day.getByRole('button', { name: 'Close' }).click()

  await test.step('without it the general guide holds, and says so', async () => {
    await page.goto('/')
    await expect(await today('full liquids')).toContainText('Based on our general guide')
    await leaveDay()
  })

  await test.step('it is typed in; a goal that is not plausible is refused with its own sentence', async () => {
    await app.more('Settings')
    await card.getByRole('button', { name: "Add my clinic's plan" }).click()
    await fillDate(card, /^Purees: first day/, addDays(TODAY, -2))
    await card.getByLabel(/^Purees: most in one meal/).fill('3')
    await card.getByLabel(/^Protein/).fill('20')
    await card.getByLabel(/^Fluids/).fill('72')
    await card.getByLabel(/^Office/).fill('(555) 010-0199')
    await card.getByRole('button', { name: 'Save my plan' }).click()
    await expect(card.getByText(/The app can only use a protein goal of 40 to 150 g/)).toBeVisible()
    await expectAccessibleInAllLooks(page)
    await card.getByLabel(/^Protein/).fill('75')
    await card.getByRole('button', { name: 'Save my plan' }).click()
    await expect(card.getByText('up to 3 oz (85 g) a meal')).toBeVisible()
    await expect(card.getByText('75 g a day')).toBeVisible()
    await expectAccessibleInAllLooks(page)
    const call = card.getByRole('link', { name: /Call my clinic/ })
    await expect(call).toHaveAttribute('href', 'tel:5550100199')
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  const followed = async (): Promise<void> => {
    const foods = await today('puree')
    await expect(foods).toContainText('Up to 85 g (3 oz) a meal.')
    await expect(foods).toContainText("Your clinic's plan: stage, meal size, protein, fluids.")
    await leaveDay()
  }

  await test.step('the first days, fluids, goals and the rating of a plate follow it', async () => {
    await app.go('Home')
    await followed()
    await expectAccessibleInAllLooks(page)
    await app.go('Log')
    await app.logs.getByRole('button', { name: 'Fluids', exact: true }).click()
    await expect(page.getByText("Based on your clinic's plan")).toBeVisible()
    await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText('72')
    await expectAccessibleInAllLooks(page)
    const summary = await person.api.get(`/api/daily-summary/${person.userId}`)
    expect(await summary.json()).toMatchObject({
      phase: 'puree',
      from_clinic: ['stage', 'portion', 'protein', 'fluids'],
      goals: { protein_goal: 75, fluid_goal_oz: 72 },
    })
    const meal = (grams: number) => ({
      user_id: person.userId,
      meal_type: 'lunch',
      items: [{ food_id: 'cottage-cheese-1-percent', grams }],
    })
    const rated = await person.api.post('/api/food-entry', { data: meal(85) })
    const { rating_reasons: reasons } = (await rated.json()) as { rating_reasons: string[] }
    expect(reasons.join()).not.toContain('texture')
  })

  await test.step('so does the device without a connection', async () => {
    await app.go('Home')
    await new Device(page).untilKept()
    await context.setOffline(true)
    await page.reload()
    await followed()
    await context.setOffline(false)
  })

  await test.step('put away, the general guide is back', async () => {
    await app.more('Settings')
    await card.getByRole('button', { name: 'Use the general guide' }).click()
    await app.answer('Use the general guide')
    await expect(app.notice('The app uses the general guide again.')).toBeVisible()
    await app.go('Home')
    await expect(await today('full liquids')).toContainText('Based on our general guide')
    await leaveDay()
  })
  await context.close()
})

test('the clinic is called with one press wherever the product says to call', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url, { surgery_date: addDays(TODAY, -DAYS_AGO) })
  const { api, userId } = person
  const plan = { office_phone: '(555) 010-0199', after_hours_phone: '555-010-0111' }
  expect((await api.put(`/api/clinic-plan/${userId}`, { data: plan })).ok()).toBe(true)
  const said = { user_id: userId, vomiting: 'none', pain: 'worse', pulse_bpm: 84, temperature_skipped: true }
  expect((await api.post('/api/recovery-entry', { data: said })).ok()).toBe(true)
  const { page, app, context } = await openDevice(browser, product, { person })
  await page.setViewportSize(PHONE)
  const calls = async (within: Locator): Promise<void> => {
    for (const [name, href] of [
      ['Call my clinic', 'tel:5550100199'],
      ['Call after hours', 'tel:5550100111'],
    ] as const) {
      const link = within.getByRole('link', { name, exact: true }).first()
      await expect(link).toHaveAttribute('href', href)
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  }

  await test.step('beside the line of concern on Home', async () => {
    await page.goto('/')
    await expect(page.getByText('What you told us about your day is a reason to call.')).toBeVisible()
    // One of them: who answers at this hour.
    const call = page.getByRole('main').getByRole('link', { name: /^Call (?:my clinic|after hours)$/ })
    await expect(call).toHaveAttribute('href', /^tel:55501001(?:99|11)$/)
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectAccessibleInAllLooks(page)
  })

  await test.step('in the first days, in urgency and under the page for the clinic', async () => {
    await page.getByRole('button', { name: /^Day 10: how are you\?/ }).click()
    const day = page.getByRole('dialog', { name: 'Day 10 after surgery' })
    await calls(day.getByRole('alert'))
    await expect(day.getByRole('link', { name: 'Call my clinic', exact: true })).toHaveCount(2)
    await expectAccessibleInAllLooks(page)
    await day.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('on the card that answers words of the body', async () => {
    await app.go('Log')
    await app.logs.getByRole('button', { name: 'Mood', exact: true }).click()
    const mood = new MoodPage(page)
    await mood.pick('Hopeful')
    await mood.write('Journal', 'I have been vomiting for five hours')
    await mood.save()
    await calls(page.getByRole('alert').filter({ hasText: 'You wrote about' }))
    await expectAccessibleInAllLooks(page)
  })

  await test.step('in Is this normal?, also without a connection', async () => {
    await app.go('Home')
    await new Device(page).untilKept()
    await context.setOffline(true)
    await page.reload()
    await app.go('More')
    await page.getByRole('main').getByRole('button', { name: 'Is this normal?' }).click()
    await page.getByRole('checkbox', { name: 'Vomiting for over 4 hours' }).check()
    await calls(page.getByRole('main'))
    await expectAccessibleInAllLooks(page)
    await context.setOffline(false)
  })
  await context.close()
})
