import type { Page } from '@playwright/test'
import { createPerson, type Person } from './support/api'
import { confirmByApi } from './support/confirm'
import { openDevice } from './support/device'
import { withFlags } from './support/flags'
import { mailTo } from './support/mail'
import type { Product } from './support/product'
import { englishOn, trySpanish } from './support/spanish'
import { squeezed } from './support/squeezed'
import { expect, expectAccessible, test } from './support/test'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }

const ENGLISH = { settings: 'Settings', section: 'Somebody at my side' }
const SPANISH = { settings: 'Ajustes', section: 'Alguien a mi lado' }

const INVITED = 'wants you at their side'
const card = (page: Page) => page.getByRole('main')

const linkTo = async (product: Product, email: string): Promise<string> =>
  /\/#at-your-side=[\w-]{43}/.exec((await mailTo(product, email, 'at their side')).text)?.[0] ?? ''

/** Invited and accepted by plain calls, for journeys that begin after it. */
const bringTogether = async (
  product: Product,
  owner: { person: Person; email: string },
  helper: { person: Person; email: string },
  changes: object = {},
): Promise<void> => {
  await confirmByApi(product, owner.person, 'invite_helper', owner.email)
  const wish = { email: helper.email, scopes: ['weights', 'fluids', 'meals'], may_log: false, days: 90 }
  expect((await owner.person.api.post('/api/helpers', { data: { ...wish, ...changes } })).status()).toBe(201)
  const token = (await linkTo(product, helper.email)).split('=')[1]
  expect((await helper.person.api.post('/api/helping', { data: { token } })).status()).toBe(200)
}

/** Opens the section of Settings, which comes when it is known whether it is tried here. */
const openSide = async (page: Page, { settings, section } = ENGLISH) => {
  const places = page.getByRole('navigation')
  const more = places.getByRole('button', { name: /^(More|Más)$/ })
  await expect(places.getByRole('button', { name: settings, exact: true }).or(more)).toBeVisible()
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: settings, exact: true }).click()
  const summary = card(page).locator('summary').filter({ hasText: section })
  await summary.click()
  await expect(summary.locator('xpath=..')).toHaveAttribute('open', '')
}

for (const size of [PHONE, DESK])
  test(`Maria has her daughter at her side, sees when she looked, and ends it (${size.width})`, async ({
    browser,
    product,
  }) => {
    const [own, hers] = [`maria-${size.width}@example.com`, `ana-${size.width}@example.com`]
    const maria = await createPerson(product.url, { email: own })
    const ana = await createPerson(product.url, { name: 'Ana', email: hers })
    await maria.api.post('/api/fluid-entry', { data: { user_id: maria.userId, amount_oz: 8 } })
    const { page, app } = await openDevice(browser, product, { person: maria, ...size })
    await withFlags(page, { helpers: true })
    await page.goto('/')
    await openSide(page)

    await test.step('she invites her, without the journal, after a confirmation', async () => {
      await card(page).getByRole('button', { name: 'Invite somebody' }).click()
      await expect(page.getByRole('checkbox', { name: 'Mood and journal' })).not.toBeChecked()
      await card(page).getByLabel('Their email').fill(hers)
      await expectAccessible(page)
      await card(page).getByRole('button', { name: 'Send invitation' }).click()
      await app.confirmation.byMail(product, own)
      await expect(app.notice(`The invitation is on its way to ${hers}.`)).toBeVisible()
      await expect(card(page).getByText('Invited', { exact: true })).toBeVisible()
    })

    const helper = await openDevice(browser, product, { person: ana, ...size })
    await test.step('Ana follows the link, reads what it is, and accepts', async () => {
      await helper.page.goto(await linkTo(product, hers))
      const invitation = helper.page.getByRole('dialog', { name: `Maria Lopez ${INVITED}` })
      await expect(invitation.getByText('weights, drinks, and meals', { exact: false })).toBeVisible()
      await expect(invitation.getByText('You can only look.', { exact: false })).toBeVisible()
      await expectAccessible(helper.page)
      await invitation.getByRole('button', { name: 'Accept' }).click()
      await helper.page.getByRole('button', { name: 'Look now' }).click()
    })

    await test.step('she looks, in a window that says whose log it is', async () => {
      const log = helper.page.getByRole('dialog', { name: 'Looking at the log of Maria Lopez' })
      await expect(log.getByText("Maria Lopez's log, not yours")).toBeVisible()
      await log.getByRole('button', { name: 'Drinks' }).click()
      await expect(log.getByText('Water')).toBeVisible()
      await expect(log.getByRole('button', { name: /Log/ })).toHaveCount(0)
      await expectAccessible(helper.page)
      await log.getByRole('button', { name: 'Weight' }).click()
      await expect(log.getByText('210.5', { exact: false }).first()).toBeVisible()
      await expect(log.getByRole('button', { name: 'Mood' })).toHaveCount(0)
      expect(await squeezed(helper.page, `the log of Maria at ${size.width}`)).toEqual([])
    })

    await test.step('Maria sees that she looked, and ends it with one tap and a yes', async () => {
      await page.goto('/')
      await openSide(page)
      const row = card(page).getByRole('listitem').filter({ hasText: hers }).first()
      await expect(row.getByText('At your side')).toBeVisible()
      await row.getByText('When they looked').click()
      await expect(row.getByText('Looked: drinks')).toBeVisible()
      await row.getByRole('button', { name: `End for ${hers}` }).click()
      await app.answer('End')
      await expect(app.notice(`${hers} is no longer at your side.`)).toBeVisible()
    })

    await test.step('Ana sees nothing any more', async () => {
      const log = helper.page.getByRole('dialog', { name: 'Looking at the log of Maria Lopez' })
      await log.getByRole('button', { name: 'Meals' }).click()
      await expect(log.getByText('This is no longer open to you')).toBeVisible()
    })
  })

test('who has no profile is led to one, and finds the invitation again', async ({ browser, product }) => {
  const [own, hers] = ['rosa@example.com', 'lena@example.com']
  const rosa = await createPerson(product.url, { name: 'Rosa', email: own })
  await confirmByApi(product, rosa, 'invite_helper', own)
  const wish = { email: hers, scopes: ['fluids'], may_log: true, days: 7 }
  await rosa.api.post('/api/helpers', { data: wish })
  const { page } = await openDevice(browser, product)
  await page.goto(await linkTo(product, hers))
  const first = page.getByRole('dialog', { name: `Somebody ${INVITED}` })
  await expectAccessible(page)
  await first.getByRole('button', { name: 'Go to Profile' }).click()
  await expect(first).toHaveCount(0)
  // Another tab of the same browser makes the profile.
  const lena = await createPerson(product.url, { name: 'Lena', email: hers })
  await page.context().addCookies((await lena.api.storageState()).cookies)
  await page.evaluate((id) => localStorage.setItem('gb.user_id', id), lena.userId)
  const tab = await page.context().newPage()
  await tab.goto(await linkTo(product, hers))
  await expect(tab.getByRole('dialog', { name: `Rosa ${INVITED}` })).toBeVisible()
})

for (const size of [PHONE, DESK])
  test(`a husband logs water and a weight for his wife (${size.width})`, async ({ browser, product }) => {
    const [own, his] = [`ines-${size.width}@example.com`, `tom-${size.width}@example.com`]
    const ines = await createPerson(product.url, { name: 'Ines', email: own })
    const tom = await createPerson(product.url, { name: 'Tom', email: his })
    await bringTogether(product, { person: ines, email: own }, { person: tom, email: his }, { may_log: true })
    const { page, app } = await openDevice(browser, product, { person: tom, ...size })
    await page.goto('/')
    await openSide(page)
    await card(page).getByRole('button', { name: 'Look at the log of Ines' }).click()
    const log = page.getByRole('dialog', { name: 'Looking at the log of Ines' })
    await log.getByRole('button', { name: 'Drinks' }).click()
    await log.getByRole('button', { name: 'Log 8 oz of water for Ines' }).click()
    await expect(app.notice('8 oz of water is in the log of Ines.')).toBeVisible()
    await expect(log.getByText('8 oz of', { exact: false }).first()).toBeVisible()
    await log.getByRole('button', { name: 'Weight' }).click()
    await log.getByRole('button', { name: 'Save' }).click()
    await expect(log.getByText('Please enter a weight', { exact: false })).toBeVisible()
    await log.getByLabel('Weight', { exact: true }).fill('199.5')
    await log.getByRole('button', { name: 'Save' }).click()
    await expect(app.notice('199.5 lbs is in the log of Ines.')).toBeVisible()
    await expectAccessible(page)
    const summary = await (await ines.api.get(`/api/fluid-summary/${ines.userId}`)).json()
    expect(summary).toMatchObject({ total_fluid_oz: 8 })
    const mine = await (await tom.api.get(`/api/fluid-summary/${tom.userId}`)).json()
    expect(mine).toMatchObject({ total_fluid_oz: 0 })
  })

test('all of it is in Spanish for whoever tries it', async ({ browser, product }) => {
  const [own, hers] = ['pilar@example.com', 'eva@example.com']
  const pilar = await createPerson(product.url, { name: 'Pilar', email: own })
  const eva = await createPerson(product.url, { name: 'Eva', email: hers })
  const everything = { scopes: ['weights', 'fluids', 'meals', 'vitamins', 'mood'], may_log: true }
  const iron = { user_id: pilar.userId, vitamin_name: 'Iron', dosage_mg: 18, time_taken: 'morning' }
  expect((await pilar.api.post('/api/vitamin-entry', { data: iron })).ok()).toBe(true)
  const sides = [
    { person: pilar, email: own },
    { person: eva, email: hers },
  ] as const
  await bringTogether(product, sides[0], sides[1], everything)
  await bringTogether(product, sides[1], sides[0], everything)
  const { page } = await openDevice(browser, product, { person: eva })
  await trySpanish(page, true, { helpers: true })
  await page.goto('/')
  await openSide(page, SPANISH)
  await card(page).getByRole('button', { name: 'Invitar a alguien' }).click()
  expect(await englishOn(page)).toEqual([])
  await card(page).getByRole('button', { name: 'Mirar el registro de Pilar' }).click()
  const log = page.getByRole('dialog', { name: 'Usted mira el registro de Pilar' })
  for (const part of ['Peso', 'Bebidas', 'Comidas', 'Vitaminas', 'Ánimo']) {
    await log.getByRole('button', { name: part, exact: true }).click()
    expect(await englishOn(page), part).toEqual([])
    if (part === 'Vitaminas') await expect(log.getByText('Hierro')).toBeVisible()
    expect(await squeezed(page, part)).toEqual([])
  }
})
