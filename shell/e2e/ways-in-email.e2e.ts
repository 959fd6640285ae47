import { createPerson } from './support/api'
import { confirmByApi } from './support/confirm'
import { newNetwork, openDevice } from './support/device'
import { digitsIn, linkIn, mailsTo, mailTo } from './support/mail'
import { expect, expectAccessible, test } from './support/test'

test.use({ productEnv: { RESTORE_CONFIRMATION: 'email', TRUST_PROXY_HOPS: '1' } })

const INVALID = 'Invalid or expired profile code. Please check the code and try again.'
const RESTORED = 'Profile restored successfully!'
const AUTO_FAILED = 'Auto-restore failed. Please try manual recovery.'
const SUBJECT = 'confirmation code'
const MARIA = /Maria/

test('a browser that has held the profile before opens it by the code, by button or Enter', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url, { email: 'known@example.com' })
  const { page, app, context } = await openDevice(browser, product, { person })
  await page.goto('/')
  await expect(app.heading(MARIA)).toBeVisible()

  // The session ends; what proves the device stays.
  await context.clearCookies({ name: /^(gb_sid|gb_here)$/ })
  await page.evaluate(() => {
    localStorage.removeItem('gb.user_id')
    sessionStorage.clear()
  })
  await page.goto('/')
  await app.restore.open()

  await test.step('only six digits are sent', async () => {
    await app.restore.submit(' 12a-3x')
    await expect(app.restore.code).toHaveValue('123')
    await expect(page.getByText('Please enter a 6-digit profile code')).toBeVisible()
    await app.restore.code.fill(`${person.code}99`)
    await expect(app.restore.code).toHaveValue(person.code)
    await expectAccessible(page)
  })

  await test.step('Enter sends them, the button says so, and Home opens', async () => {
    await page.route('**/api/profile-by-code/*', async (route) => {
      await new Promise((done) => setTimeout(done, 400))
      await route.continue()
    })
    await app.restore.code.press('Enter')
    await expect(page.getByRole('button', { name: 'Restoring...' })).toBeVisible()
    await expect(app.notice(RESTORED)).toBeVisible()
    await expect(app.heading(MARIA)).toBeVisible()
  })
  expect(mailsTo(product, 'known@example.com')).toEqual([])
  await context.close()
})

test('phones of the same Wi-Fi come in while the window is open: one by the code, one by the QR link', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url, { email: 'pair@example.com' })
  const network = newNetwork()
  const owner = await openDevice(browser, product, { person, network, width: 1280, height: 800 })
  const { page } = owner
  await page.goto('/')

  await test.step('before, the code alone opens nothing', async () => {
    const phone = await openDevice(browser, product, { network })
    await phone.page.goto('/')
    await phone.app.restore.open()
    await phone.app.restore.submit(person.code)
    await expect(phone.page.getByText(INVALID)).toBeVisible()
    await phone.context.close()
  })

  await owner.app.openCodeRow()
  const openWindow = () => page.getByRole('button', { name: 'Use on another device' }).click()
  const confirm = () => owner.app.confirmation.byMail(product, 'pair@example.com')
  const dialog = page.getByRole('dialog', { name: 'Use on another device' })

  await test.step('the window shows the code, its QR picture and how long it is open', async () => {
    await openWindow()
    await confirm()
    await expect(dialog.getByText(/Open for (10:00|9:\d\d) more/)).toBeVisible()
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the first phone types the code', async () => {
    const phone = await openDevice(browser, product, { network })
    await phone.page.goto('/')
    await phone.app.restore.open()
    await phone.app.restore.submit(person.code)
    await expect(phone.app.heading(MARIA)).toBeVisible()
    const done = page.getByRole('dialog', { name: 'Your other device is in' })
    await expect(done).toBeVisible()
    await done.getByRole('button', { name: 'Done' }).click()
    await phone.context.close()
  })

  await test.step('the second phone follows the picture', async () => {
    await openWindow()
    await expect(dialog.getByText(/Open for/)).toBeVisible()
    const phone = await openDevice(browser, product, { network })
    await phone.page.goto(`/?restore=${person.code}`)
    await expect(phone.app.heading(MARIA)).toBeVisible()
    await expect(phone.app.notice(RESTORED)).toBeVisible()
    expect(phone.page.url()).toBe(`${product.url}/`)
    await phone.context.close()
  })

  await mailTo(product, 'pair@example.com', 'opened on a new device')
  await owner.context.close()
})

test('elsewhere the 8 digits of a mail open it, and the profile gets a new code', async ({
  browser,
  product,
}) => {
  const email = 'digits@example.com'
  const person = await createPerson(product.url, { email })
  const { page, app, context } = await openDevice(browser, product)
  await page.goto('/')
  await app.restore.open()

  await test.step('a right code is answered like a wrong one', async () => {
    await app.restore.submit(person.code)
    await expect(page.getByText(INVALID)).toBeVisible()
    await expect(app.restore.email).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('wrong digits open nothing', async () => {
    await app.restore.askFor(email)
    await app.restore.confirm('00000000')
    await expect(page.getByText(/This code is wrong or has expired/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a reload on the way back from the mail keeps the place', async () => {
    await page.reload()
    await expect(app.restore.mailedCode).toBeVisible()
  })

  await test.step('the digits open it', async () => {
    await app.restore.confirm(digitsIn(await mailTo(product, email, SUBJECT)))
    await expect(app.heading(MARIA)).toBeVisible()
    await expect(app.notice(RESTORED)).toBeVisible()
    await expect(page.getByText('Your profile has a new code')).toBeVisible()
    await expect(page.getByText(/^\d{6}$/)).toBeVisible()
    await page.getByRole('button', { name: 'I saved it' }).click()
    await expect(page.getByText('Your profile has a new code')).toHaveCount(0)
  })

  await test.step('the old device stays signed in and knows the new code', async () => {
    await confirmByApi(product, person, 'show_code', email)
    const profile = (await (await person.api.get(`/api/profile/${person.userId}`)).json()) as {
      recovery_code: string
    }
    expect(profile.recovery_code).toMatch(/^\d{6}$/)
    expect(profile.recovery_code).not.toBe(person.code)
    await mailTo(product, email, 'opened on a new device')
  })
  await context.close()
})

test('the link of the mail opens it in the browser that began, and in no other', async ({
  browser,
  product,
}) => {
  const email = 'link@example.com'
  const person = await createPerson(product.url, { email })
  const begun = await openDevice(browser, product)
  await begun.page.goto('/')
  await begun.app.restore.open()
  await begun.app.restore.submit(person.code)
  await begun.app.restore.askFor(email)
  const link = linkIn(await mailTo(product, email, SUBJECT))

  const thief = await openDevice(browser, product)
  await thief.page.goto(link)
  await expect(
    thief.app.notice(/This link was used before, has expired, or was opened in a different browser/),
  ).toBeVisible()
  expect(thief.page.url()).toBe(`${product.url}/`)

  // A mail opens its links in a new tab.
  const tab = await begun.context.newPage()
  await tab.goto(link)
  await expect(tab.getByRole('heading', { level: 1, name: MARIA })).toBeVisible()
  expect(tab.url()).toBe(`${product.url}/`)
  await expect(begun.app.heading(MARIA)).toBeVisible()
  await thief.context.close()
  await begun.context.close()
})

test('?user_id and email open nothing by themselves: the mail decides', async ({ browser, product }) => {
  const email = 'adopt@example.com'
  const person = await createPerson(product.url, { email })
  const { page, app, context } = await openDevice(browser, product)
  await page.goto(`/?user_id=${person.userId}&email=${encodeURIComponent(email)}`)
  await expect(app.restore.mailedCode).toBeVisible()
  expect(page.url()).toBe(`${product.url}/`)
  await expect(page.getByText('Maria')).toHaveCount(0)
  await app.restore.confirm(digitsIn(await mailTo(product, email, SUBJECT)))
  await expect(app.heading(MARIA)).toBeVisible()
  await context.close()
})

test('?restore= opens it on a device that knows it, asks elsewhere, and never replaces another profile unasked', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url, { email: 'auto@example.com' })
  const noah = await createPerson(product.url, { name: 'Noah', email: 'noah@example.com' })

  await test.step('an unknown device goes on by mail', async () => {
    const { page, app, context } = await openDevice(browser, product)
    await page.goto(`/?restore=${person.code}`)
    await expect(app.notice(AUTO_FAILED)).toBeVisible()
    await expect(app.restore.code).toHaveValue(person.code)
    await expect(app.restore.email).toBeVisible()
    expect(page.url()).toBe(`${product.url}/`)
    await context.close()
  })

  const { page, app, context } = await openDevice(browser, product, { person })
  await test.step('a known device opens it at once', async () => {
    await context.clearCookies({ name: /^(gb_sid|gb_here)$/ })
    await page.goto(`/?restore=${person.code}`)
    await expect(app.heading(MARIA)).toBeVisible()
    await expect(app.notice(RESTORED)).toBeVisible()
  })

  await test.step('while Maria is signed in, a link to another profile asks first', async () => {
    await page.goto(`/?restore=${noah.code}`)
    await expect(page.getByText('Switch from M*** to another profile? Nothing is deleted.')).toBeVisible()
    await expectAccessible(page)
    await app.answer('Cancel')
    await expect(app.heading(MARIA)).toBeVisible()
    await page.goto(`/?user_id=${noah.userId}&email=noah@example.com`)
    await expect(page.getByText(/Switch from M\*\*\*/)).toBeVisible()
    await app.answer('Cancel')
    await page.reload()
    await expect(app.heading(MARIA)).toBeVisible()
  })
  await context.close()
})

test('a new email counts once it is confirmed, and the old address hears of it', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url, { email: 'old@example.com' })
  const { page, app, context } = await openDevice(browser, product, { person })
  await page.goto('/')
  await app.more('Profile')
  await page.getByLabel('Email', { exact: true }).fill('new@example.com')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await app.confirmation.byMail(product, 'old@example.com')
  await expect(page.getByText(/old@example.com stays your email/)).toBeVisible()
  await expectAccessible(page)
  await mailTo(product, 'old@example.com', 'A new email for')
  await app.restore.confirm(digitsIn(await mailTo(product, 'new@example.com', 'Confirm your new')))
  await expect(app.notice('Your email is now new@example.com.')).toBeVisible()
  await context.close()
})
