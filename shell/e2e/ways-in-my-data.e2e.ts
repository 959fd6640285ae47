import { MyData } from './pages/my-data'
import { platePhoto } from './screens/plate-photo'
import { createPerson, type Person } from './support/api'
import { confirmByApi } from './support/confirm'
import { type Device, openDevice } from './support/device'
import { holdImport } from './support/held-import'
import { mailTo } from './support/mail'
import { expect, expectAccessible, test } from './support/test'

const MARIA = /Maria/
const GOODBYE = 'Goodbye, and take care'
const WILL_BE_ERASED = /will be erased on \w+, \w+ \d+ at \d+:\d\d (AM|PM)/
/** What only names the profile or the moment of the export, and so differs between two of them. */
const OWN = new Set(['user_id', 'exported_at', 'is_initial'])

const settings = async ({ page, app }: Device): Promise<void> => {
  await page.goto('/')
  await expect(app.heading(MARIA)).toBeVisible()
  await app.more('Settings')
}

const post = async ({ api, userId }: Person, path: string, data: object): Promise<void> => {
  const answer = await api.post(path, { data: { user_id: userId, ...data } })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Entries of every kind. */
const live = async (person: Person): Promise<void> => {
  await post(person, '/api/weight-entry', { weight_lbs: 208.4, notes: 'after a week, "well"' })
  await post(person, '/api/fluid-entry', { fluid_type: 'tea', amount_oz: 6.5 })
  await post(person, '/api/vitamin-entry', { vitamin_name: 'Iron', dosage_mg: 45, time_taken: 'morning' })
  await post(person, '/api/mood-entry', {
    mood_rating: 7,
    energy_level: 6,
    mood_description: 'hopeful',
    journal_entry: 'línea uno\nline two',
  })
  await post(person, '/api/milestone-entry', { milestone: 'el cinturón, "two holes"' })
  await post(person, '/api/recovery-entry', { vomiting: 'none', pain: 'better', temperature: 37.1 })
  const photo = (await platePhoto()).toString('base64')
  const meal = { user_id: person.userId, image_base64: photo, meal_type: 'lunch' }
  expect((await person.api.post('/api/analyze-food', { data: meal })).ok()).toBe(true)
}

const LOGS = [
  'weight_entries',
  'vitamin_entries',
  'fluid_entries',
  'mood_entries',
  'milestone_entries',
  'recovery_entries',
  'food_entries',
] as const

/** The entries of an export, without what belongs to the one profile or the other. */
const entriesOf = (text: string): unknown => {
  const all = JSON.parse(text) as Record<(typeof LOGS)[number], Record<string, unknown>[]>
  return LOGS.map((log) =>
    all[log].map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.has(name)))),
  )
}

test('a profile is deleted with a word, can be kept again at once, and another time by its code', async ({
  browser,
  product,
}) => {
  const email = 'leaving@example.com'
  const person = await createPerson(product.url, { email })
  const device = await openDevice(browser, product, { person })
  const { page, app } = device
  const data = new MyData(page)
  await page.goto('/')
  // What was shown in this visit opens the profile again after an undo.
  await app.showCode(product, email)
  await app.more('Settings')

  await test.step('the window says what is erased and when, and wants the word', async () => {
    const window = await data.openDeletion()
    await expect(window).toContainText('For 72 hours')
    await expectAccessible(page)
    await window.getByLabel(/type DELETE/).fill('yes')
    await window.getByRole('button', { name: 'Delete my profile' }).click()
    await expect(window).toContainText('Please type DELETE, or the 6 digits of your profile code.')
    await window.getByRole('button', { name: 'Keep my profile' }).click()
  })

  await test.step('it is signed out everywhere and says goodbye; Undo opens it again', async () => {
    await data.delete()
    await app.confirmation.byMail(product, email)
    await expect(app.heading(GOODBYE)).toBeVisible()
    await expect(page.getByText(WILL_BE_ERASED)).toBeVisible()
    await expectAccessible(page)
    expect((await person.api.get('/api/session')).status()).toBe(410)
    await mailTo(product, email, 'will be deleted')
    await page.getByRole('button', { name: 'Undo: keep my profile' }).click()
    await expect(app.heading(MARIA)).toBeVisible()
    await expect(app.notice('Your profile stays. Nothing was deleted.')).toBeVisible()
    await expect(page.getByText(WILL_BE_ERASED)).toHaveCount(0)
  })

  await test.step('deleted again, the goodbye survives a reload', async () => {
    await app.more('Settings')
    await data.delete()
    await app.confirmation.byMail(product, email)
    await expect(app.heading(GOODBYE)).toBeVisible()
    await page.reload()
    await expect(app.heading(GOODBYE)).toBeVisible()
  })

  await test.step('who opens it by its code is told on every screen, and can keep it', async () => {
    await page.goto(`/?restore=${person.code}`)
    await expect(app.heading(MARIA)).toBeVisible()
    await expect(page.getByText(WILL_BE_ERASED)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep my profile' }).click()
    await expect(app.notice('Your profile stays. Nothing was deleted.')).toBeVisible()
    await expect(page.getByText(WILL_BE_ERASED)).toHaveCount(0)
  })
  await device.context.close()
})

test('another device of the person hears that the profile was deleted, and forgets it', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url, { email: 'two@example.com' })
  const { page, app, context } = await openDevice(browser, product, { person })
  await page.goto('/')
  await expect(app.heading(MARIA)).toBeVisible()
  await confirmByApi(product, person, 'delete_profile', 'two@example.com')
  expect((await person.api.delete(`/api/profile/${person.userId}`)).ok()).toBe(true)
  await page.reload()
  await expect(app.notice(/This profile was deleted.+restored with its profile code/)).toBeVisible()
  await expect(page.getByText('Maria')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('gb.user_id'))).toBeNull()
  await context.close()
})

test('exported, deleted and imported into a new profile, the same data are there', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url, { email: 'moving@example.com' })
  await live(person)
  const old = await openDevice(browser, product, { person })
  await settings(old)
  const file = new MyData(old.page).download()
  await old.app.confirmation.byMail(product, 'moving@example.com')
  const everything = await file
  expect(everything.name).toMatch(/^gastric-buddy-my-data-\d{4}-\d\d-\d\d\.json$/)
  const fluids = await new MyData(old.page).download('Fluids (CSV)')
  expect(fluids.text).toContain('6.5')
  await new MyData(old.page).delete()
  await old.app.confirmation.byMail(product, 'moving@example.com')
  await expect(old.app.heading(GOODBYE)).toBeVisible()
  await old.context.close()

  const next = await createPerson(product.url, { email: 'moved@example.com' })
  const device = await openDevice(browser, product, { person: next })
  const { page } = device
  const data = new MyData(page)
  await settings(device)

  await test.step('a file of somebody else is refused in words', async () => {
    await data.choose({ name: 'photo.csv', text: 'a,b\n1,2\n' })
    await expect(page.getByText(/This is not a Gastric Buddy file/)).toBeVisible()
    await data.choose({ name: 'other.json', text: '{"format":"other"}' })
    await data.import()
    await expect(page.getByRole('dialog')).toContainText('This file is not an export of Gastric Buddy.')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('everything comes in', async () => {
    await data.choose(everything)
    await expectAccessible(page)
    await data.import()
    await expect(data.outcome('Fluids')).toContainText('1 added')
    await expect(data.outcome('Mood')).toContainText('1 added')
    await expect(data.outcome('Weight')).toContainText('2 added')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('and once more changes nothing; neither does one log as CSV', async () => {
    await data.choose(everything)
    await data.import()
    await expect(page.getByRole('dialog', { name: 'There was nothing new in it' })).toBeVisible()
    await expect(data.outcome('Meals')).toContainText('1 here already')
    await page.getByRole('button', { name: 'Done' }).click()
    await data.choose(fluids)
    await data.import()
    await expect(data.outcome('Fluids')).toContainText('1 here already')
    await page.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('a row that is wrong is named and stops no other', async () => {
    const [header = '', row = ''] = fluids.text.split(/\r?\n/)
    const fresh = row.replace(/[0-9a-f-]{36}/, '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a')
    const wrong = row.replace(/[0-9a-f-]{36}/, '1d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a').replace('6.5', '650')
    await data.choose({ name: 'changed.csv', text: [header, fresh, wrong, ''].join('\r\n') })
    await data.import()
    await expect(data.outcome('Fluids').first()).toContainText('1 added · 1 not added')
    await page.getByText('1 row was not added. Why?').click()
    await expect(page.getByText(/^Fluids, row 2: /)).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.goto('/')
  })

  await confirmByApi(product, next, 'export', 'moved@example.com')
  const again = await next.api.get(`/api/export/${next.userId}`)
  const before = entriesOf(everything.text) as Record<string, unknown>[][]
  const after = entriesOf(await again.text()) as Record<string, unknown>[][]
  before.forEach((rows, log) => expect(after[log]).toEqual(expect.arrayContaining(rows)))
  await device.context.close()
})

test('an import that cannot be taken, or not now, says so in its own words', async ({ browser, product }) => {
  const person = await createPerson(product.url, { email: 'hurried@example.com' })
  const device = await openDevice(browser, product, { person })
  const { page } = device
  const data = new MyData(page)
  await settings(device)
  const dialog = page.getByRole('dialog')
  const head = '"format":"gastric-buddy-export","version":1'

  await test.step('too many entries', async () => {
    await data.choose({ name: 'many.json', text: `{${head},"mood_entries":[${'0,'.repeat(80_000)}0]}` })
    await data.import()
    await expect(dialog).toContainText('This file has more than 75,000 mood entries')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('one that is still running; when it is done the same file comes in', async () => {
    const letGo = await holdImport(person)
    await data.choose({ name: 'small.json', text: `{${head},"mood_entries":["nothing"]}` })
    await data.import()
    await expect(dialog).toContainText('Another import of yours is still running.')
    await letGo()
    await data.import()
    await expect(page.getByRole('dialog', { name: 'None of it could be added' })).toBeVisible()
    await expect(data.outcome('Mood').first()).toContainText('1 not added')
    await page.getByRole('button', { name: 'Done' }).click()
  })
  await device.context.close()
})
