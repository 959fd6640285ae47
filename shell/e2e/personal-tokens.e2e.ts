import { request } from '@playwright/test'
import { createPerson } from './support/api'
import { openDevice } from './support/device'
import { expect, expectAccessible, test } from './support/test'

test('a token made in Settings logs water from a script, and ends there', async ({ browser, product }) => {
  const email = 'script@example.com'
  const person = await createPerson(product.url, { email })
  const { page, app, context } = await openDevice(browser, product, { person })
  await page.goto('/')
  await app.more('Settings')
  const card = page.getByRole('main')

  const token = await test.step('it is made after a confirmation, and shown once', async () => {
    await card.getByRole('button', { name: 'Make a token' }).click()
    await card.getByLabel('Name', { exact: true }).fill('Water on my watch')
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Make a token' }).click()
    await app.confirmation.byMail(product, email)
    const shown = card.getByLabel('Your token')
    await expect(shown).toHaveValue(/^gbpt_/)
    await expectAccessible(page)
    const value = await shown.inputValue()
    await card.getByRole('button', { name: 'Done' }).click()
    await expect(card.getByText('Water on my watch')).toBeVisible()
    await expect(page.locator('body')).not.toContainText(value)
    return value
  })

  const script = await request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  })
  await test.step('a script learns whose it is, and logs water that the person sees', async () => {
    const own = (await (await script.get('/api/personal-token')).json()) as { user_id: string }
    const sip = { user_id: own.user_id, fluid_type: 'water', amount_oz: 8 }
    expect((await script.post('/api/fluid-entry', { data: sip })).status()).toBe(201)
    const seen = await person.api.get(`/api/fluid-summary/${person.userId}`)
    expect(await seen.json()).toMatchObject({ total_fluid_oz: 8 })
    expect((await script.get(`/api/weight-history/${person.userId}`)).status()).toBe(403)
  })

  await test.step('ended, it opens nothing any more', async () => {
    await card.getByRole('button', { name: 'Turn off Water on my watch' }).click()
    await app.answer('Turn off')
    await expect(app.notice('The token "Water on my watch" was turned off.')).toBeVisible()
    expect((await script.get('/api/personal-token')).status()).toBe(401)
  })
  await context.close()
})
