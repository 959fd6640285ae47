import { createPerson, type Person, profileBody } from './support/api'
import { confirmByApi } from './support/confirm'
import { openDevice } from './support/device'
import { digitsIn, mailTo, takeBackIn } from './support/mail'
import { passkeyDevice } from './support/passkey-device'
import type { Product } from './support/product'
import { expect, expectAccessible, test } from './support/test'

const MARIA = /Maria/
const HIDDEN = '••••••'

test('Home hides the code; a wrong one and a change of mind show nothing, the digits of the mail do', async ({
  browser,
  product,
}) => {
  const email = 'dots@example.com'
  const person = await createPerson(product.url, { email })
  const { page, app, context } = await openDevice(browser, product, { person })
  const { confirmation } = app
  await page.goto('/')
  const main = page.getByRole('main')
  await app.openCodeRow()
  await expect(main.getByText(HIDDEN)).toBeVisible()
  await expect(page.getByText(person.code)).toHaveCount(0)

  await test.step('Cancel leaves it hidden, and the focus where it was', async () => {
    await main.getByRole('button', { name: 'Show code' }).press('Enter')
    await expect(confirmation.window).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(confirmation.window).toHaveCount(0)
    await expect(main.getByText(HIDDEN)).toBeVisible()
    await expect(main.getByRole('button', { name: 'Show code' })).toBeFocused()
  })

  await test.step('wrong digits are named; the right ones show it, and it can be copied', async () => {
    await main.getByRole('button', { name: 'Show code' }).click()
    const digits = await confirmation.digits(product, email)
    await expect(confirmation.code).toBeFocused()
    await expectAccessible(page)
    await confirmation.code.fill(digits === '00000000' ? '11111111' : '00000000')
    await page.keyboard.press('Enter')
    await expect(confirmation.window.getByText(/This code is wrong or has expired/)).toBeVisible()
    await confirmation.code.fill(digits)
    await page.keyboard.press('Enter')
    await expect(confirmation.window).toHaveCount(0)
    await expect(main.getByText(person.code, { exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Copy' })).toBeVisible()
  })

  await test.step('the next visit hides it again, and a copy of the cookies was never shown it', async () => {
    await page.reload()
    await app.openCodeRow()
    await expect(main.getByText(HIDDEN)).toBeVisible()
    const stolen = (await (await person.api.get(`/api/profile/${person.userId}`)).json()) as object
    expect(stolen).toMatchObject({ recovery_code: null })
  })
  await context.close()
})

test('with a passkey, one touch confirms what a mail would have', async ({ browser, product }) => {
  const email = 'touch@example.com'
  const person = await createPerson(product.url, { email })
  const { page, app, context } = await openDevice(browser, product, { person })
  const keys = await passkeyDevice(page)
  await page.goto('/')
  await expect(app.heading(MARIA)).toBeVisible()
  await app.more('Settings')
  await app.settings.press('Add a passkey')
  await app.confirmation.byMail(product, email)
  await expect(app.notice('Your passkey is ready.')).toBeVisible()

  await app.go('Home')
  await app.openCodeRow()
  await page.getByRole('button', { name: 'Show code' }).click()
  await keys.recognize(false)
  await app.confirmation.press('Use a passkey')
  await expect(app.confirmation.window.getByText(/closed or took too long/)).toBeVisible()
  await expectAccessible(page)
  await keys.recognize(true)
  await app.confirmation.byPasskey()
  await expect(page.getByRole('main').getByText(person.code, { exact: true })).toBeVisible()
  await context.close()
})

/** Changes the email by plain calls, as a thief with the mailbox open would. */
const changeEmail = async (product: Product, person: Person, from: string, to: string): Promise<void> => {
  await confirmByApi(product, person, 'change_email', from)
  const form = profileBody({ user_id: person.userId, email: to })
  expect((await person.api.post('/api/profile', { data: form })).ok()).toBe(true)
  const code = digitsIn(await mailTo(product, to, 'Confirm your new'))
  expect((await person.api.post('/api/email-change/confirm', { data: { code } })).ok()).toBe(true)
}

test('the former address takes an email change back, in any browser and only by the button', async ({
  browser,
  product,
}) => {
  const [own, other] = ['own@example.com', 'other@example.com']
  const person = await createPerson(product.url, { email: own })
  await changeEmail(product, person, own, other)
  const link = takeBackIn(await mailTo(product, own, 'has a new email'))

  const { page, context } = await openDevice(browser, product, { consented: false })
  await page.goto(link)
  const window = page.getByRole('dialog', { name: 'Put your old email back?' })
  await expect(window).toBeVisible()
  expect(page.url()).toBe(`${product.url}/`)
  await expectAccessible(page)
  expect((await person.api.get('/api/session')).status()).toBe(200)

  await window.getByRole('button', { name: 'Put my old email back' }).click()
  const done = page.getByRole('dialog', { name: 'Your old email is back' })
  await expect(done).toContainText('o***@example.com')
  await expectAccessible(page)
  await done.getByRole('button', { name: 'Done' }).click()
  expect((await person.api.get('/api/session')).status()).toBe(401)
  await mailTo(product, own, 'has this email again')
  await mailTo(product, other, 'no longer belongs')

  await page.goto('about:blank')
  await page.goto(link)
  await window.getByRole('button', { name: 'Put my old email back' }).click()
  await expect(window.getByText(/This link was used before or has expired/)).toBeVisible()
  await context.close()
})
