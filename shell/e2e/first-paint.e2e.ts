import type { Browser, Page } from '@playwright/test'
import { seenInPage, watchPages } from './front/seen-in-page'
import { createPerson } from './support/api'
import { expect, expectAccessible, test } from './support/test'

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

/** A page as it is before any script has come; it fails when the page breaks its own policy. */
const withoutScripts = async (
  browser: Browser,
  url: string,
  options: object,
  look: (page: Page) => Promise<void>,
) => {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false })
  const page = await context.newPage()
  const said: string[] = []
  // What was preloaded is never used here: on a slow machine the browser warns of that, too.
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await page.goto(url)
  await look(page)
  expect(said).toEqual([])
  await context.close()
}

const backgroundOf = (page: Page) =>
  page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor)

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`the page paints frame, brand and the boxes of the day without a script, ${name}`, async ({
    browser,
    product,
  }) => {
    const person = await createPerson(product.url)
    const { cookies } = await person.api.storageState()
    const colors = new Set<string>()
    for (const colorScheme of ['light', 'dark'])
      await withoutScripts(
        browser,
        product.url,
        { viewport, colorScheme, storageState: { cookies, origins: [] } },
        async (page) => {
          await expect(page.getByText('Today', { exact: true })).toBeVisible()
          await expect(page.getByText('Welcome to Gastric Buddy')).toBeHidden()
          await expect(page.getByText('Add', { exact: true }).filter({ visible: true })).toHaveCount(1)
          await expect(page.locator('#root > [inert][aria-busy="true"]')).toHaveCount(1)
          const { scrollWidth } = await page
            .locator('html')
            .evaluate((element) => ({ scrollWidth: element.scrollWidth }))
          expect(scrollWidth).toBeLessThanOrEqual(viewport.width)
          colors.add(await backgroundOf(page))
        },
      )
    expect(colors.size).toBe(2)
    await withoutScripts(browser, product.url, { viewport }, async (page) => {
      await expect(page.getByText('Welcome to Gastric Buddy')).toBeVisible()
      await expect(page.getByText('Create Your Profile')).toBeVisible()
      await expect(page.getByText('Today', { exact: true })).toBeHidden()
    })
    await person.api.dispose()
  })

  test(`the app draws its boxes where the page painted them, ${name}`, async ({ browser, product }) => {
    const person = await createPerson(product.url)
    const { cookies } = await person.api.storageState()
    const storageState = { cookies, origins: [] }
    const context = await browser.newContext({ viewport, storageState })
    const page = await context.newPage()
    await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
    await watchPages(page, ['Nothing logged yet', '0 of 64 oz', '210.5'])
    // Only the part that is looked at: the words in the page without scripts that ask for them stand above it.
    const placeOf = (one: Page) =>
      one
        .getByText('Today', { exact: true })
        .filter({ visible: true })
        .first()
        .evaluate((title) => {
          const { x, y, width } = (title.closest('section') ?? title).getBoundingClientRect()
          return { x, width, y: y - (document.querySelector('#root')?.getBoundingClientRect().y ?? 0) }
        })
    let painted = {}
    await withoutScripts(browser, product.url, { viewport, storageState }, async (bare) => {
      painted = await placeOf(bare)
    })
    await page.goto(product.url)
    const { layoutShift } = await seenInPage(page)
    expect(layoutShift).toBeLessThanOrEqual(0.02)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await placeOf(page)).toEqual(painted)
    await context.close()
    await person.api.dispose()
  })
}

test('who comes by a link from elsewhere sees the frame of the day all the same', async ({
  page,
  product,
}) => {
  const person = await createPerson(product.url)
  await page.context().addCookies((await person.api.storageState()).cookies)
  // As the server answers when the browser keeps its cookies back, and nothing but the first script ever comes.
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') {
      const answer = await fetch(product.url)
      const headers = Object.fromEntries(
        ['content-type', 'content-security-policy'].map((name) => [name, answer.headers.get(name) ?? '']),
      )
      return route.fulfill({ headers, body: await answer.text() })
    }
    return /app-|react-/.test(pathname) ? undefined : route.continue()
  })
  await page.goto(product.url, { waitUntil: 'commit' })
  await expect(page.getByText('Today', { exact: true })).toBeVisible()
  await expect(page.getByText('Welcome to Gastric Buddy')).toBeHidden()
  await person.api.dispose()
})

test('an app that does not come says so in the page, and comes when there is a network', async ({
  page,
  product,
}) => {
  const person = await createPerson(product.url)
  await page.context().addCookies((await person.api.storageState()).cookies)
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
  let isGone = true
  const scripts = /\/assets\/(?!start-).*\.js$/
  await page.route(scripts, (route) => (isGone ? route.abort('internetdisconnected') : route.continue()))
  const failed = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()))
  await page.goto(product.url)
  await failed
  const said = page.getByText('We cannot reach Gastric Buddy')
  await expect(page.getByText('Today', { exact: true })).toBeVisible()
  await expect(said).toBeHidden()
  // What is said after a while is said by the style: no script of ours is there.
  await page.evaluate(() => {
    for (const each of document.getAnimations())
      if (each.effect?.getTiming().iterations !== Infinity) each.finish()
  })
  await expect(said).toBeVisible()
  await expectAccessible(page)
  const failedAgain = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()))
  await page.getByRole('link', { name: 'Retry' }).click()
  await failedAgain
  await expect(said).toBeHidden()

  isGone = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('0 of 64 oz')).toBeVisible()
  await expect(said).toHaveCount(0)
  await person.api.dispose()
})
