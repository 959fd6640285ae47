import { App } from './pages/app'
import { WeightPage } from './pages/weight-page'
import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test } from './support/test'

test('a note that arrives after its page was closed brings help to whatever screen is open, once', async ({
  page,
  product,
}) => {
  const app = new App(page)
  const weight = new WeightPage(page)
  const help = page.getByRole('heading', { name: 'You matter, and help is here right now' })
  const concern = page.getByText('You are not alone with this')
  let isAway = true
  await page.route(/\/api\/weight-entry/, (route) => (isAway ? route.abort() : route.continue()))
  await openSignedIn(page, product.url, { current_weight_lbs: 230 })
  await app.go('Log')
  await app.logs.getByRole('button', { name: 'Weight' }).click()
  await weight.write('229', 'I want to end my life')
  await weight.has('229')

  await test.step('Home, which has no form for it', async () => {
    await page.reload()
    await app.go('Home')
    await expect(help).toBeHidden()
    isAway = false
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
    await expect(help).toBeVisible()
    // The concern about the same words is there for whoever has no card any more, or never got one.
    await expect(concern).toBeAttached()
    await expect(concern).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('whom to call is one line each on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    for (const name of ['Call 988', 'Text 988']) {
      const lines = await page
        .getByRole('link', { name, exact: true })
        .first()
        .evaluate((link) => {
          const words = document.createRange()
          words.selectNodeContents(link)
          return new Set([...words.getClientRects()].filter(({ width }) => width > 24).map(({ top }) => top))
            .size
        })
      expect(lines, name).toBe(1)
    }
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('it goes along, and stands once where a screen has its own place for it', async () => {
    await app.go('Log')
    await expect(help).toHaveCount(1)
    await app.logs.getByRole('button', { name: 'Weight' }).click()
    await weight.has('229')
    await expect(help).toHaveCount(1)
  })

  await test.step('an answer puts it away everywhere', async () => {
    await page.getByRole('button', { name: 'I am safe' }).click()
    await expect(help).toBeHidden()
    await app.go('Home')
    await expect(help).toBeHidden()
    await expect(concern).toBeVisible()
  })
})
