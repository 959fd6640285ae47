import { type Browser, type Locator, type Page } from '@playwright/test'
import { createPerson } from './support/api'
import { type Device, openDevice } from './support/device'
import { type PasskeyDevice, passkeyDevice } from './support/passkey-device'
import type { Product } from './support/product'
import { expect, expectAccessible, test } from './support/test'

test.use({ productEnv: { RESTORE_CONFIRMATION: 'email', TRUST_PROXY_HOPS: '1' } })

const MARIA = /Maria/
const CANCELED = /closed or took too long/

const passkeysOf = (page: Page): Locator => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')

const openSettings = async ({ page, app }: Device): Promise<void> => {
  await page.goto('/')
  await expect(app.heading(MARIA)).toBeVisible()
  await app.more('Settings')
}

/** Maria's first device, with a passkey that she has just added. */
const withPasskey = async (browser: Browser, product: Product) => {
  const person = await createPerson(product.url)
  const device = await openDevice(browser, product, { person })
  const keys = await passkeyDevice(device.page)
  await openSettings(device)
  await device.app.settings.press('Add a passkey')
  await device.app.confirmation.byMail(product, 'maria@example.com')
  await expect(device.app.notice('Your passkey is ready.')).toBeVisible()
  return { person, device, keys }
}

/** A new device that the passkeys of another have come to. */
const secondDevice = async (browser: Browser, product: Product, from: PasskeyDevice) => {
  const device = await openDevice(browser, product)
  const keys = await passkeyDevice(device.page)
  await keys.bring(await from.credentials())
  await device.page.goto('/')
  await device.app.restore.open()
  return { device, keys }
}
const usePasskey = ({ page }: Device) => page.getByRole('button', { name: 'Use a passkey' }).click()

test('a passkey is added in Settings and opens the profile on a new device', async ({ browser, product }) => {
  const { person, device, keys } = await withPasskey(browser, product)
  await expect(passkeysOf(device.page)).toHaveCount(1)
  await expect(passkeysOf(device.page)).toContainText(' on ')
  await expectAccessible(device.page)
  await device.app.settings.press('Add a passkey')
  await expect(device.page.getByText('This device has a passkey for your profile already.')).toBeVisible()

  const second = await secondDevice(browser, product, keys)
  await usePasskey(second.device)
  await expect(second.device.app.heading(MARIA)).toBeVisible()
  await expect(second.device.page.getByText(person.code).first()).toBeVisible()
  expect((await person.api.get('/api/session')).status()).toBe(200)
  for (const { context } of [device, second.device]) await context.close()
})

test('a passkey that is removed opens nothing any more', async ({ browser, product }) => {
  const { device, keys } = await withPasskey(browser, product)
  await passkeysOf(device.page)
    .getByRole('button', { name: /Remove/ })
    .click()
  await device.app.answer('Remove')
  await expect(device.page.getByText('You have no passkey yet.')).toBeVisible()
  const second = await secondDevice(browser, product, keys)
  await usePasskey(second.device)
  await expect(second.device.page.getByText('This passkey did not work.')).toBeVisible()
  for (const { context } of [device, second.device]) await context.close()
})

test('a question of the device that is closed changes nothing and says so', async ({ browser, product }) => {
  const { device, keys } = await withPasskey(browser, product)
  const second = await secondDevice(browser, product, keys)
  await second.keys.recognize(false)
  await usePasskey(second.device)
  await expect(second.device.page.getByText(CANCELED)).toBeVisible()
  await expectAccessible(second.device.page)
  await second.keys.recognize(true)
  await usePasskey(second.device)
  await expect(second.device.app.heading(MARIA)).toBeVisible()
  for (const { context } of [device, second.device]) await context.close()
})

test('the locked app shows nothing of the person until the passkey opens it, also after a reload', async ({
  browser,
  product,
}) => {
  const { person, device, keys } = await withPasskey(browser, product)
  const { page, app } = device
  const lock = page.getByLabel('Lock the app on this device')
  await keys.recognize(false)
  await lock.click()
  await expect(page.getByText(CANCELED)).toBeVisible()
  await expect(lock).not.toBeChecked()
  await keys.recognize(true)
  await lock.click()
  await expect(lock).toBeChecked()
  await page.getByRole('radio', { name: '5 min', exact: true }).check()

  for (let reload = 0; reload < 2; reload++) {
    await page.reload()
    await expect(app.heading('Gastric Buddy is locked')).toBeVisible()
  }
  await expectAccessible(page)
  const shown = await page.content()
  for (const secret of ['Maria', person.code, 'maria@example.com', 'Settings'])
    expect(shown).not.toContain(secret)
  await keys.recognize(false)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText(CANCELED)).toBeVisible()
  await keys.recognize(true)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(app.heading('Settings')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await app.answer('Sign out')
  await expect(page.getByRole('button', { name: 'I have a profile code' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('gb.app_lock'))).toBeNull()
  expect((await person.api.get('/api/session')).status()).toBe(401)
  await device.context.close()
})

test('new devices need a passkey once the code is switched off', async ({ browser, product }) => {
  const { person, device } = await withPasskey(browser, product)
  const code = device.page.getByLabel('Code and email open my profile on new devices')
  await code.click()
  await device.app.answer('Turn off')
  await device.app.confirmation.byPasskey()
  await expect(device.app.notice('New devices now need a passkey.')).toBeVisible()
  await expect(code).not.toBeChecked()
  const passkeys = (await (await person.api.get('/api/passkeys')).json()) as Record<string, unknown>
  expect(passkeys.code_restore_enabled).toBe(false)
  await device.context.close()
})
