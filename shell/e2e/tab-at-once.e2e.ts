import { CONDITIONS, emulate } from './front/conditions'
import { watchWire } from './front/on-the-wire'
import { seenInPage, watchPages } from './front/seen-in-page'
import { createPerson } from './support/api'
import { expect, test } from './support/test'

/** What is brought when nothing else is to do: the texts, what other tabs are made of, and the phrases that notes are read by. */
const FOR_LATER =
  /^\/api\/(health-tips|recommended-vitamins|about-creator|privacy-policy|terms-of-service|subscription-packages)|^\/remotes\/(mfe-premium|mfe-scan)\/.*\/assets\/.*\.js|\/(words|tips-tab|vitamins-tab|mood-tab|fluids-tab)-/

/** Files of its remote until the figure of a tab stands: each is a round trip or a share of one. */
const FILES = 20

test('a tab that somebody comes back to has the line to itself until it stands', async ({
  page,
  product,
}) => {
  const person = await createPerson(product.url)
  await page.context().addCookies((await person.api.storageState()).cookies)
  await page.addInitScript((id) => {
    localStorage.setItem('gb.user_id', id)
    sessionStorage.setItem('gb.view', 'weight')
  }, person.userId)
  await watchPages(page, ['A line needs two weights'])
  const tools = await page.context().newCDPSession(page)
  const wire = await watchWire(tools)
  await emulate(tools, CONDITIONS['Slow 4G, 4x CPU'])
  await page.goto(product.url)
  const { figures } = await seenInPage(page)
  const until = (await page.evaluate(() => performance.timeOrigin)) + figures
  const early = wire.pathsUntil(until)
  expect(early).toContain(`/api/weight-history/${person.userId}`)
  expect(early.filter((path) => FOR_LATER.test(path))).toEqual([])
  const files = early.filter((path) => /^\/remotes\/mfe-tracking\/.*\/assets\//.test(path))
  expect(new Set(files).size, files.join('\n')).toBeLessThanOrEqual(FILES)
  // What waited comes then.
  await expect.poll(() => wire.pathsUntil(Infinity)).toContain('/api/health-tips')
  await person.api.dispose()
})
