import type { BrowserContext, Page } from '@playwright/test'
import { createPerson } from './support/api'
import { type Device, newNetwork, openDevice } from './support/device'
import { mailTo } from './support/mail'
import { expect, expectAccessible, test } from './support/test'

test.use({ productEnv: { RESTORE_CONFIRMATION: 'email', TRUST_PROXY_HOPS: '1' } })

const MARIA = /Maria/
const WELCOME = 'Welcome to Gastric Buddy'

/** What a browser still keeps of a person. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => !['gb.theme', 'gb.owed_sign_out'].includes(key)),
    session: Object.keys(sessionStorage).filter((key) => !['gb.view', 'gb.installed'].includes(key)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'gb_vis')

const openSettings = async ({ page, app }: Device): Promise<void> => {
  await page.goto('/')
  await expect(app.heading(MARIA)).toBeVisible()
  await app.more('Settings')
  await expect(app.settings.devices.first()).toBeVisible()
}

test('signing out here ends the session on the server and leaves nothing in the browser', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url)
  const device = await openDevice(browser, product, { person })
  await device.page.goto('/')
  await device.app.showCode(product)
  await device.app.more('Settings')
  await expect(device.app.settings.devices.first()).toBeVisible()
  await expectAccessible(device.page)
  await device.app.settings.press('Sign out on this device')
  await expect(device.page.getByText(new RegExp(`you need your profile code: ${person.code}`))).toBeVisible()
  await expectAccessible(device.page)
  await device.app.answer('Sign out')
  await expect(device.app.notice('You are signed out on this device.')).toBeVisible()
  expect(await kept(device.page)).toEqual({ local: [], session: [], databases: [], caches: [] })
  expect(await cookieNames(device.context)).toEqual([])
  expect((await person.api.get('/api/session')).status()).toBe(401)
  await device.page.reload()
  await expect(device.page.getByText('Maria')).toHaveCount(0)
  await device.context.close()
})

test('what says nothing about a person stays, though the answer to a sign-out empties the browser', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url)
  const device = await openDevice(browser, product, { person })
  await device.page.addInitScript(() => {
    localStorage.setItem('gb.theme', 'dark')
    localStorage.setItem('gb.help_country', 'DE')
    localStorage.setItem('gb.tracking.weight-unit', 'kg')
  })
  await openSettings(device)
  await device.app.settings.press('Sign out on this device')
  await device.app.answer('Sign out')
  await expect(device.app.notice('You are signed out on this device.')).toBeVisible()
  const left = await device.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  expect(left).toEqual({ 'gb.theme': 'dark', 'gb.help_country': 'DE' })
  await device.context.close()
})

test('signing out works without a connection: the browser forgets at once, the server hears of it first of all', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url)
  const device = await openDevice(browser, product, { person })
  await openSettings(device)
  await device.context.setOffline(true)
  await device.app.settings.press('Sign out on this device')
  await device.app.answer('Sign out')
  await expect(device.app.notice(/We could not reach our server/)).toBeVisible()
  await expect(device.page.getByText('Maria')).toHaveCount(0)
  expect(await kept(device.page)).toEqual({ local: [], session: [], databases: [], caches: [] })
  expect((await person.api.get('/api/session')).status()).toBe(200)

  await device.context.setOffline(false)
  await device.page.reload()
  await expect.poll(async () => (await person.api.get('/api/session')).status()).toBe(401)
  await expect(device.page.getByText('Maria')).toHaveCount(0)
  await device.context.close()
})

test('the list shows each device; removing one and signing out everywhere end them', async ({
  browser,
  product,
}) => {
  const email = 'devices@example.com'
  const person = await createPerson(product.url, { email })
  const network = newNetwork()
  const laptop = await openDevice(browser, product, { person, network, width: 1280, height: 800 })
  await laptop.page.goto('/')
  await laptop.app.openCodeRow()
  await laptop.page.getByRole('button', { name: 'Use on another device' }).click()
  await laptop.app.confirmation.byMail(product, email)
  await expect(laptop.page.getByText(/Open for/)).toBeVisible()
  const phone = await openDevice(browser, product, { network })
  await phone.page.goto(`/?restore=${person.code}`)
  await expect(phone.app.heading(MARIA)).toBeVisible()
  await laptop.page.getByRole('button', { name: 'Done' }).click()

  await test.step('the laptop removes the phone', async () => {
    await laptop.page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click()
    await laptop.app.settings.openAll()
    await expect(laptop.app.settings.devices).toHaveCount(2)
    await expect(laptop.app.settings.devices.first()).toContainText('This device')
    await laptop.app.settings.devices
      .nth(1)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expectAccessible(laptop.page)
    await laptop.app.answer('Remove')
    await expect(laptop.app.settings.devices).toHaveCount(1)
    await phone.page.reload()
    await expect(phone.app.heading(WELCOME)).toBeVisible()
    await expect(phone.page.getByText('Maria')).toHaveCount(0)
  })

  await test.step('the code alone no longer opens it there', async () => {
    await phone.page.goto(`/?restore=${person.code}`)
    await expect(phone.app.restore.email).toBeVisible()
  })

  await test.step('signing out everywhere ends this one, too', async () => {
    await laptop.app.settings.press('Sign out everywhere')
    await laptop.app.answer('Sign out everywhere')
    await expect(laptop.app.notice('You are signed out on all devices.')).toBeVisible()
    expect((await person.api.get('/api/session')).status()).toBe(401)
  })
  await mailTo(product, email, 'opened on a new device')
  await laptop.context.close()
  await phone.context.close()
})

test('another tab follows a sign-out at once', async ({ browser, product }) => {
  const person = await createPerson(product.url)
  const device = await openDevice(browser, product, { person })
  await openSettings(device)
  const tab = await device.context.newPage()
  await tab.goto('/')
  await expect(tab.getByRole('heading', { level: 1, name: MARIA })).toBeVisible()
  await device.app.settings.press('Sign out on this device')
  await device.app.answer('Sign out')
  await expect(tab.getByText('Maria')).toHaveCount(0)
  await device.context.close()
})
