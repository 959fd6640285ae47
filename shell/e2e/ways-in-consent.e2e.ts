import { createPerson } from './support/api'
import { runSql } from './support/database'
import { type Device, openDevice } from './support/device'
import { expect, expectAccessible, test } from './support/test'

const MARIA = /Maria/

const openSettings = async ({ page, app }: Device): Promise<void> => {
  await page.goto('/')
  await expect(app.heading(MARIA)).toBeVisible()
  await app.more('Settings')
}

test('a consent can be withdrawn, says beforehand what that turns off, and can be given again', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url)
  const device = await openDevice(browser, product, { person })
  const { page, app } = device
  await openSettings(device)
  const photos = app.settings.consent('Food photos to an AI service')
  await expect(photos).toContainText('Given')

  await photos.getByRole('button', { name: /^Withdraw/ }).click()
  await expect(
    page.getByText(
      /Food photos are no longer sent to an AI service\. A sheet of your clinic cannot be read from a photo\. Typing it in works\. You can still log meals by hand/,
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await app.answer('Keep it')
  await expect(photos).toContainText('Given')

  await photos.getByRole('button', { name: /^Withdraw/ }).click()
  await app.answer('Withdraw')
  await expect(photos).toContainText('Withdrawn')
  const refused = await person.api.post('/api/analyze-food', {
    data: { user_id: person.userId, image_base64: 'aGVsbG8=', meal_type: 'lunch' },
  })
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ error: 'consent_required' })
  const sheet = await person.api.post('/api/clinic-plan-reading', {
    data: { user_id: person.userId, file_base64: 'aGVsbG8=', may_be_sent: true },
  })
  expect(sheet.status()).toBe(403)
  expect(await sheet.json()).toMatchObject({ error: 'consent_required' })

  const health = app.settings.consent('Storing your health data')
  await health.getByRole('button', { name: /^Withdraw/ }).click()
  await app.answer('Withdraw')
  await expect(health).toContainText('Withdrawn')
  await app.go('Home')
  await page.getByRole('button', { name: /8 oz/ }).first().click()
  await expect(
    app.notice('This needs a consent that you withdrew. You can give it again in Settings.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Open Settings' }).click()
  await health.getByRole('button', { name: /^Give again/ }).click()
  await expect(health).toContainText('Given')
  const drink = await person.api.post('/api/fluid-entry', { data: { user_id: person.userId, amount_oz: 8 } })
  expect(drink.status()).toBe(201)
  await device.context.close()
})

test('a new version of the privacy policy asks again, and nothing is written before', async ({
  browser,
  product,
}) => {
  const person = await createPerson(product.url)
  const device = await openDevice(browser, product, { person })
  const { page, app } = device
  await page.goto('/')
  await expect(app.heading(MARIA)).toBeVisible()

  runSql(
    product,
    `INSERT INTO profile.policy_version (text, version, sha256) VALUES ('privacy_policy', '9.0', repeat('a', 64))`,
  )
  const drink = { data: { user_id: person.userId, amount_oz: 8 } }
  const refused = await person.api.post('/api/fluid-entry', drink)
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ error: 'consent_outdated' })
  expect((await person.api.get(`/api/profile/${person.userId}`)).status()).toBe(200)

  await page.reload()
  await app.consent.tickAll()
  await expectAccessible(page)
  await app.consent.accept()
  await expect(app.consent.dialog).toBeHidden()
  expect((await person.api.post('/api/fluid-entry', drink)).status()).toBe(201)
  await device.context.close()
})
