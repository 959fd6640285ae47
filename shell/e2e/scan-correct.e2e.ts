import { App } from './pages/app'
import { ScanPage } from './pages/scan-page'
import type { Person } from './support/api'
import { phonePhoto, plainPhoto } from './support/photo'
import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test } from './support/test'

test('a scanned meal is corrected, repeated, and another one is logged without a photo', async ({
  page,
  baseURL,
}) => {
  const app = new App(page)
  const scan = new ScanPage(page)
  await openSignedIn(page, baseURL ?? '')
  await app.go('Scan')
  await scan.upload(await phonePhoto(3))
  await scan.meal('Lunch').check()
  await scan.analyze()
  await expect(scan.button('Scan Another')).toBeVisible()

  await test.step('another amount moves the food and the totals', async () => {
    const totals = page.getByRole('region', { name: 'On this plate' })
    const before = await totals.innerText()
    const foods = page.getByRole('list', { name: 'Foods we see' })
    await foods.getByRole('button').first().click()
    await page.getByLabel('Measure').selectOption('grams (g)')
    await page.getByLabel('Amount').fill('333')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(foods.getByText(/\b333 g/)).toBeVisible()
    expect(await totals.innerText()).not.toBe(before)
  })

  await test.step('Home follows', async () => {
    await scan.button('Done').click()
    await expect(page.getByRole('progressbar', { name: /Protein/ })).toBeVisible()
  })

  await test.step('the meal is logged again, and one more from the search; neither costs a scan', async () => {
    await app.go('Scan')
    const log = page.getByRole('region', { name: 'Food log' })
    await log.getByRole('button', { name: /Lunch/ }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Log this again now' }).click()
    await expect(log.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Log without a photo' }).click()
    await page.getByLabel('What did you eat?').fill('cottage cheese')
    await page
      .getByRole('button', { name: /Cottage cheese/ })
      .first()
      .click()
    const portion = page.getByRole('dialog', { name: /Cottage cheese/ })
    await portion.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: 'Log this meal' }).click()
    await expect(log.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByText('2 of 3 free scans left')).toBeVisible()
  })
})

/** A scan on another device of the same person. */
const scanElsewhere = async ({ api, userId }: Person, color: string) => {
  const photo = await plainPhoto(color)
  const answer = await api.post('/api/analyze-food', {
    data: { user_id: userId, image_base64: photo.toString('base64'), meal_type: 'lunch' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('at the limit the upgrade opens with what the server says, and the photo stays', async ({
  page,
  baseURL,
}) => {
  const scan = new ScanPage(page)
  const person = await openSignedIn(page, baseURL ?? '')
  await new App(page).go('Scan')
  await expect(page.getByText('3 of 3 free scans left')).toBeVisible()
  for (const color of ['red', 'green', 'blue']) await scanElsewhere(person, color)
  await scan.upload(await phonePhoto(4))
  await scan.analyze()

  const upgrade = page.getByRole('dialog')
  const message = 'You have used all 3 of your free scans. Upgrade to Premium for unlimited scans.'
  await expect(upgrade.getByText(message)).toBeVisible()
  await expect(upgrade.getByText('Scans used: 3 of 3')).toBeVisible()
  await expectAccessible(page)
  await upgrade.getByRole('button', { name: 'Close' }).click()
  await expect(scan.preview).toBeVisible()
  await expect(page.getByRole('main').getByText(message)).toBeVisible()

  const { scans_used: used, scans_remaining: left } = (await (
    await person.api.get(`/api/daily-scan-status/${person.userId}`)
  ).json()) as Record<string, number>
  expect({ used, left }).toEqual({ used: 3, left: 0 })
})
