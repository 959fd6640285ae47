import type { Page } from '@playwright/test'
import { App } from './pages/app'
import { ScanPage } from './pages/scan-page'
import { createPerson } from './support/api'
import { findings } from './support/findings'
import { passkeyDevice } from './support/passkey-device'
import { phonePhoto } from './support/photo'
import { openSignedIn } from './support/signed-in'
import { expect, test } from './support/test'

// What stands between the screens: steps of a walk, a screen in another state. So high that no bar lies over anything.
const PHONE = { width: 390, height: 4000 }
const LOOK = { sizes: [{ width: 1280, height: 2400 }, PHONE] }
/** Scans, and what they lead to, on a phone. */
const FIVE_MINUTES = 300_000

test.use({ viewport: PHONE, productEnv: { RESTORE_CONFIRMATION: 'email' } })

/** Looks at a page where it stands and goes on from there. */
const eyes = (page: Page) => {
  const found: string[] = []
  const look = async (where: string) => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    found.push(...(await findings(page, where, LOOK)))
    await page.setViewportSize(PHONE)
  }
  return { found, look }
}

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))

test('no step of a first visit has a finding of axe or a small control', async ({ page }) => {
  test.setTimeout(FIVE_MINUTES)
  const app = new App(page)
  const { found, look } = eyes(page)
  await page.goto('/')
  await app.consent.tickAll()
  await app.consent.accept()
  const create = page.getByRole('button', { name: 'Create Your Profile' })
  await expect(create).toBeVisible()
  await look('welcome')
  await create.click()
  await app.profile.fillMaria((title) => look(`profile: ${title}`))
  await app.profile.submit()
  await expect(app.heading(/all set, Maria/)).toBeVisible()
  await look('first sip')
  await app.profile.skipSip()
  await expect(app.newCode).toBeVisible()
  await look('Home with the code')
  expect(found).toEqual([])
})

test('no step of a scan, and no screen in another state, has a finding of axe or a small control', async ({
  page,
  product,
}) => {
  test.setTimeout(FIVE_MINUTES)
  const app = new App(page)
  const scan = new ScanPage(page)
  const { found, look } = eyes(page)
  await openSignedIn(page, product.url)
  await expect(app.heading(/Maria/)).toBeVisible()
  await page.getByRole('button', { name: 'See yesterday' }).click()
  await expect(page.getByRole('region', { name: 'Yesterday', exact: true })).toBeVisible()
  await look('yesterday on Home')
  await app.go('Scan')
  await expect(page.getByRole('button', { name: 'Take Photo' })).toBeVisible()
  await look('scan: empty')
  await scan.upload(await phonePhoto())
  await expect(scan.preview).toBeVisible()
  await look('scan: preview')
  await scan.analyze()
  await expect(scan.button('Scan Another')).toBeVisible()
  await look('scan: results')
  await page.getByRole('button', { name: /kcal/ }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Amount')).toBeVisible()
  await look('scan: portion')
  await page.keyboard.press('Escape')
  await app.go('More')
  await expect(page.getByRole('main').getByRole('button', { name: 'Profile' })).toBeVisible()
  await look('More')
  await app.go('Home')
  await page.getByRole('button', { name: 'See what is inside' }).click()
  await expect(page.getByText('Monthly').first()).toBeVisible()
  await look('Premium, locked')
  expect(found).toEqual([])
})

test('the screen that opens a locked app has no finding of axe and no small control', async ({
  page,
  product,
}) => {
  test.setTimeout(FIVE_MINUTES)
  const app = new App(page)
  const { found, look } = eyes(page)
  await passkeyDevice(page)
  const person = await createPerson(product.url)
  await page.context().addCookies((await person.api.storageState()).cookies)
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
  await page.goto('/')
  await app.more('Settings')
  await app.settings.press('Add a passkey')
  await app.confirmation.byMail(product, 'maria@example.com')
  const lock = page.getByLabel('Lock the app on this device')
  await lock.click()
  await expect(lock).toBeChecked()
  await page.reload()
  await expect(app.heading('Gastric Buddy is locked')).toBeVisible()
  await look('lock screen')
  expect(found).toEqual([])
})
