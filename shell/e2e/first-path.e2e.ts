import { App } from './pages/app'
import { ScanPage } from './pages/scan-page'
import { phonePhoto } from './support/photo'
import { expect, expectAccessible, test } from './support/test'

test('a newcomer consents, makes a profile, scans a plate, drinks, and finds it all again', async ({
  page,
  browser,
  baseURL,
  quietConsole,
}) => {
  const app = new App(page)
  const scan = new ScanPage(page)

  await test.step('consent refuses until all four are ticked', async () => {
    await page.goto('/')
    await app.consent.dialog.waitFor()
    await expectAccessible(page)
    await app.consent.accept()
    await expect(app.consent.refusal).toHaveText(
      'Please accept all consent items to continue using Gastric Buddy.',
    )
    await app.consent.tickAll()
    await app.consent.accept()
    await expect(app.consent.dialog).toBeHidden()
  })

  await test.step('a profile brings Home, the code and the goals', async () => {
    await page.getByRole('button', { name: 'Create Your Profile' }).click()
    await expectAccessible(page)
    await app.profile.fillMaria()
    await app.profile.submit()
    await expect(page.getByRole('heading', { level: 1, name: /all set, Maria/ })).toBeVisible()
    const notice = page.getByText(/Profile created successfully! Welcome/)
    await expect(notice).toBeVisible()
    await expect(notice).not.toContainText(/\d/)
    await expectAccessible(page)
    await app.profile.skipSip()
    await expect(page.getByRole('heading', { level: 1, name: /Maria/ })).toBeVisible()
    await expect(page.getByRole('region', { name: "Today's nutrition" })).toContainText('Nothing logged yet')
  })

  await test.step('the code stands in the card that welcomes, not in a passing notice', async () => {
    await expect(app.newCode).toContainText('Your profile is ready')
    await expect(app.newCode.getByText(/^\d{6}$/)).toBeVisible()
    await app.newCode.getByRole('button', { name: 'I saved it' }).click()
    await expect(app.newCode).toHaveCount(0)
  })

  await test.step('a 12-megapixel photo lying on its side is shown upright and small', async () => {
    await app.go('Scan')
    await expect(page.getByText('3 of 3 free scans left')).toBeVisible()
    await scan.upload(await phonePhoto())
    await expect.poll(() => scan.previewSize()).toEqual({ width: 576, height: 768 })
    await scan.meal('Lunch').check()
    await expectAccessible(page)
  })

  await test.step('the result says what it is and how sure it is', async () => {
    await scan.analyze()
    await expect(scan.button('Scan Another')).toBeVisible()
    await expect(page.getByText(/\d+ g · \d+ kcal/).first()).toBeVisible()
    await expect(page.getByText('Wait 30 minutes before drinking.')).toBeVisible()
    await expect(page.getByText('2 of 3 free scans left')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('Home has changed', async () => {
    await scan.button('Done').click()
    await expect(page.getByRole('progressbar', { name: /Protein/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Quick actions' })).toContainText('2 of 3 free scans left')
    await expectAccessible(page)
  })

  await test.step('fluids are logged with one tap and with the form', async () => {
    await page.getByRole('button', { name: /8 oz/ }).first().click()
    await app.go('Log')
    await app.logs.getByRole('button', { name: 'Fluids' }).click()
    await expect(page.getByText(/8 of 64 oz|56 oz to go/).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a reload keeps the tab and loses nothing', async () => {
    await page.reload()
    await expect(page.getByText(/8 of 64 oz|56 oz to go/).first()).toBeVisible()
    await app.go('Home')
    await expect(page.getByRole('progressbar', { name: /Protein/ })).toBeVisible()
  })

  await test.step('a second browser sees none of it', async () => {
    const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
    const other = await stranger.newPage()
    await other.goto('/')
    await expect(other.getByRole('heading', { name: 'Welcome to Gastric Buddy' })).toBeVisible()
    await expect(other.getByText('Maria')).toHaveCount(0)
    await stranger.close()
  })

  expect(quietConsole).toEqual([])
})
