import type { Page } from '@playwright/test'
import { App } from './pages/app'
import { Device } from './pages/device'
import { LogPage } from './pages/log-page'
import { Unsent } from './pages/unsent'
import type { Person } from './support/api'
import { arriveSignedIn } from './support/arrives'
import { expect, expectAccessible, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

const DAY_MS = 86_400_000
const AMOUNTS = [4, 8, 12, 16]

const drinksOf = async ({ api, userId }: Person) => {
  const answer = await api.get(`/api/fluid-history/${userId}?limit=100`)
  return ((await answer.json()) as { entries: { entry_id: string; amount_oz: number }[] }).entries
}

/** Taps the usual cups in turn: the same one twice in a row at once would be a double tap. */
async function tapDrinks(page: Page, count: number): Promise<number> {
  let total = 0
  for (let tap = 0; tap < count; tap += 1) {
    const oz = AMOUNTS[tap % AMOUNTS.length] ?? 8
    await page.getByRole('button', { name: `Add ${oz} oz of water` }).click()
    total += oz
  }
  return total
}

test('20 entries offline, one of them poisoned, survive a reload and arrive once each', async ({
  page,
  context,
  product,
}) => {
  const person = await arriveSignedIn(page, product.url)
  const log = new LogPage(page)
  const unsent = new Unsent(page)
  await new Device(page).untilKept()
  await log.open('Fluids')
  await expect(log.card('Today')).toContainText('0 of 64 oz')
  await context.setOffline(true)

  let total = 0
  await test.step('19 drinks, and one from a time that the server refuses', async () => {
    total = await tapDrinks(page, 19)
    await expect(log.card('Today')).toContainText(`${total} of 64 oz`)
    await page.clock.setSystemTime(Date.now() - 500 * DAY_MS)
    await page.getByRole('radio', { name: 'Tea' }).check()
    await page.getByRole('button', { name: 'Add 16 oz of tea' }).click()
    await page.clock.setSystemTime(Date.now())
    await expect(unsent.chip('20 waiting')).toBeVisible()
  })

  await test.step('a reload without a connection keeps them and counts them', async () => {
    await page.reload()
    await expect(unsent.chip('20 waiting')).toBeVisible()
    await expect(log.card('Today')).toContainText(`${total} of 64 oz`)
    await expect(log.card("Today's drinks").getByText('Not sent yet')).toHaveCount(19)
    await unsent.open('20 waiting')
    await expect(unsent.waiting).toHaveCount(20)
    await expectAccessible(page)
    await unsent.close()
  })

  await test.step('reconnected: 19 rows once each, one to check', async () => {
    await context.setOffline(false)
    await expect(unsent.chip('1 to check')).toBeVisible()
    await expect.poll(async () => (await drinksOf(person)).length).toBe(19)
    const rows = await drinksOf(person)
    expect(new Set(rows.map(({ entry_id }) => entry_id)).size).toBe(19)
    expect(rows.reduce((sum, { amount_oz }) => sum + amount_oz, 0)).toBe(total)
    await expect(log.card("Today's drinks").getByText('Not sent yet')).toHaveCount(0)
    await expect(log.card('Today')).toContainText(`${total} of 64 oz`)
  })

  await test.step('the refused one can be corrected', async () => {
    await unsent.open('1 to check')
    await expect(unsent.refused).toHaveCount(1)
    await unsent.edit()
    await log.press(/^Edit 16 oz of tea/)
    const sheet = page.getByRole('dialog', { name: 'Edit drink' })
    const now = new Date(Date.now() - 60_000)
    await sheet.getByLabel('When', { exact: true }).fill(wallClock(now))
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await drinksOf(person)).length).toBe(20)
    await expect(unsent.chip(/check|waiting/)).toHaveCount(0)
  })
  await person.api.dispose()
})

test('what was written without a session is sent when the same person is back', async ({
  page,
  context,
  product,
}) => {
  const person = await arriveSignedIn(page, product.url)
  const log = new LogPage(page)
  const unsent = new Unsent(page)
  await log.open('Fluids')
  await expect(log.card('Today')).toContainText('0 of 64 oz')
  const cookies = await context.cookies()
  await context.clearCookies()
  await tapDrinks(page, 1)
  await expect(page.getByText('Please create your profile first')).toBeVisible()
  expect(await drinksOf(person)).toEqual([])

  await context.addCookies(cookies)
  await page.reload()
  await expect(log.card('Today')).toContainText('4 of 64 oz')
  await expect.poll(async () => (await drinksOf(person)).length).toBe(1)
  await expect(unsent.chip(/check|waiting/)).toHaveCount(0)
  await person.api.dispose()
})

test('a sign-out tells how many entries are not sent, keeps them on Cancel, and sends them first', async ({
  page,
  context,
  product,
}) => {
  const person = await arriveSignedIn(page, product.url)
  const log = new LogPage(page)
  const app = new App(page)
  const question = page.getByRole('alertdialog')
  await new Device(page).untilKept()
  await log.open('Fluids')
  await expect(log.card('Today')).toContainText('0 of 64 oz')
  await context.setOffline(true)
  await tapDrinks(page, 3)
  await app.more('Settings')

  await test.step('asked, told how many and of what; nothing is gone on Cancel', async () => {
    await app.settings.press('Sign out on this device')
    await expect(question).toContainText('3 entries are not sent yet')
    await expect(question.getByRole('listitem')).toContainText(['Fluids3'])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(new Unsent(page).chip('3 waiting')).toBeVisible()
  })

  await test.step('without a connection they cannot be sent, and stay', async () => {
    await app.settings.press('Sign out on this device')
    await question.getByRole('button', { name: 'Send now' }).click()
    await expect(question).toContainText('Nothing is lost: they stay on this device.')
    expect(await drinksOf(person)).toEqual([])
  })

  await test.step('with one they are sent, and then the person is signed out', async () => {
    await context.setOffline(false)
    await expect(question).toContainText('Sign out on this device?')
    expect(await drinksOf(person)).toHaveLength(3)
    await question.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Create Your Profile' })).toBeVisible()
    expect((await new Device(page).databases()).filter((name) => name.startsWith('gb-outbox'))).toEqual([])
  })
  await person.api.dispose()
})

/** What a field for day and time takes, where the browser of the journeys lives. */
const wallClock = (instant: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(instant)
    .replace(' ', 'T')
