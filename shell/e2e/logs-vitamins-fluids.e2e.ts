import sharp from 'sharp'
import type { Person } from './support/api'
import { LogPage } from './pages/log-page'
import { phonePhoto } from './support/photo'
import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test } from './support/test'

const ZONE = 'America/New_York'
const dayIn = (daysAgo: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(Date.now() - daysAgo * 86_400_000)

/** The rows the server has, newest first. */
const rowsOf = async ({ api, userId }: Person, log: 'fluid' | 'vitamin') => {
  const answer = await api.get(`/api/${log}-history/${userId}`)
  return ((await answer.json()) as { entries: Record<string, unknown>[] }).entries
}

const eat = async ({ api, userId }: Person) => {
  const photo = await sharp(await phonePhoto())
    .resize(800)
    .jpeg()
    .toBuffer()
  const scan = await api.post('/api/analyze-food', {
    data: { user_id: userId, image_base64: photo.toString('base64'), meal_type: 'lunch' },
  })
  expect(scan.status(), await scan.text()).toBe(200)
}

test('drinks are logged, moved, changed, taken back; the wait after a meal outlives a reload', async ({
  page,
  product,
  quietConsole,
}) => {
  const person = await openSignedIn(page, product.url)
  const log = new LogPage(page)
  const today = log.card('Today')
  const drinks = log.card("Today's drinks")
  const waiting = page.getByText(/^You can drink from/)

  await test.step('a meal starts the wait on Home and in the log, until one and the same instant', async () => {
    await eat(person)
    await page.reload()
    await expect(page.getByText(/You can drink at \d+:\d+\s[AP]M, in\s\d+\smin/)).toBeVisible()
    await log.open('Fluids')
    const until = await waiting.textContent()
    await page.reload()
    await expect(waiting).toHaveText(String(until))
    await expectAccessible(page)
  })

  await test.step('one tap logs, and milliliters are only a way to look at it', async () => {
    await log.button('Add 8 oz of water').click()
    await expect(today).toContainText('8 of 64 oz')
    await page.getByRole('radio', { name: 'ml' }).check()
    await expect(today).toContainText('237 of 1893 ml')
    await page.getByRole('radio', { name: 'oz' }).check()
    await expect(today).toContainText('8 of 64 oz')
    await expect.poll(() => rowsOf(person, 'fluid')).toMatchObject([{ amount_oz: 8, fluid_type: 'water' }])
  })

  await test.step('an amount of yesterday counts for yesterday', async () => {
    await page.getByLabel('Other amount').fill('12.5')
    await log.moveTo(log.card('Log a drink'), `${dayIn(1)}T20:30`)
    await log.card('Log a drink').getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Added 12.5 oz of water (yesterday).')).toBeVisible()
    await expect(today).toContainText('8 of 64 oz')
    await expect(log.card('Last 7 days').getByRole('listitem', { name: /^Yesterday: 12.5 oz/ })).toBeVisible()
  })

  await test.step('a drink is changed', async () => {
    await log.press(/^Edit 8 oz of water/)
    const sheet = page.getByRole('dialog', { name: 'Edit drink' })
    await sheet.getByLabel('Amount').fill('10')
    await sheet.getByRole('radio', { name: 'Tea' }).check()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(today).toContainText('10 of 64 oz')
  })

  await test.step('a deleted drink comes back on Undo', async () => {
    await log.press(/^Delete 10 oz of tea/)
    await expect(today).toContainText('0 of 64 oz')
    await log.undo('Deleted 10 oz of tea.')
    await expect(today).toContainText('10 of 64 oz')
    await expect(drinks).toContainText('Tea')
    await expect
      .poll(() => rowsOf(person, 'fluid'))
      .toMatchObject([
        { amount_oz: 10, fluid_type: 'tea', date: dayIn(0) },
        { amount_oz: 12.5, fluid_type: 'water', date: dayIn(1) },
      ])
  })
  expect(quietConsole).toEqual([])
})

test('vitamins are logged with one tap and by the form, moved, changed and taken back', async ({
  page,
  product,
  quietConsole,
}) => {
  const person = await openSignedIn(page, product.url)
  const log = new LogPage(page)
  const entries = page.getByRole('list', { name: 'Last 10 vitamins' })
  await log.open('Vitamins')

  await test.step('a recommended one with one tap', async () => {
    await log.button('Log this 1 tablet: Multivitamin').click()
    await expect(log.card('Recommended daily vitamins')).toContainText('Taken today')
    await log.unfold('Last 10 vitamins')
    await expect(entries.getByRole('listitem')).toHaveCount(1)
    await log.unfold("Today's timeline")
    await expect(page.getByRole('list', { name: "Today's timeline" })).toContainText('Multivitamin')
    await expectAccessible(page)
  })

  await test.step('a dose in IU is stored in mg and shown as typed', async () => {
    const form = log.card('Log a vitamin')
    await log.button('Log another').click()
    await form.getByLabel('Vitamin').selectOption('Vitamin D3')
    await form.getByRole('textbox', { name: 'Dose' }).fill('2000')
    await log.moveTo(form, `${dayIn(1)}T19:00`)
    await form.getByRole('button', { name: 'Add Vitamin' }).click()
    await expect(page.getByText('Added Vitamin D3, 2,000 IU.')).toBeVisible()
    await expect(entries.getByRole('listitem').last()).toContainText('Yesterday, evening')
    await expect
      .poll(() => rowsOf(person, 'vitamin'))
      .toMatchObject([
        { vitamin_name: 'Multivitamin', dosage_mg: 1, taken_date: dayIn(0) },
        {
          vitamin_name: 'Vitamin D3',
          dosage_mg: 0.05,
          dosage_amount: 2000,
          dosage_unit: 'IU',
          time_taken: 'evening',
          taken_date: dayIn(1),
        },
      ])
  })

  await test.step('a slip is asked about once and can be saved as it is', async () => {
    const form = log.card('Log a vitamin')
    await form.getByLabel('Vitamin').selectOption('Vitamin B12')
    await form.getByLabel('Unit').selectOption('mg')
    await form.getByRole('textbox', { name: 'Dose' }).fill('500')
    await form.getByRole('button', { name: 'Add Vitamin' }).click()
    await expect(page.getByText(/did you mean mcg/)).toBeVisible()
    await form.getByRole('button', { name: 'Use 500 mcg' }).click()
    await expect(entries.getByRole('listitem')).toHaveCount(3)
  })

  await test.step('a vitamin is changed and moved', async () => {
    await log.press(/^Edit Vitamin D3, 2,000 IU/)
    const sheet = page.getByRole('dialog', { name: 'Edit vitamin' })
    await sheet.getByRole('textbox', { name: 'Dose' }).fill('3000')
    await log.moveTo(sheet, `${dayIn(2)}T19:00`)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(entries).toContainText('3,000 IU')
    await expect
      .poll(async () => (await rowsOf(person, 'vitamin')).at(-1))
      .toMatchObject({ dosage_mg: 0.075, taken_date: dayIn(2) })
  })

  await test.step('a deleted vitamin comes back on Undo, and survives a reload', async () => {
    await log.press(/^Delete Vitamin D3/)
    await expect(entries.getByRole('listitem')).toHaveCount(2)
    await log.undo('Deleted Vitamin D3, 3,000 IU.')
    await expect(entries.getByRole('listitem')).toHaveCount(3)
    await page.reload()
    await expect(entries.getByRole('listitem')).toHaveCount(3)
  })
  expect(quietConsole).toEqual([])
})
