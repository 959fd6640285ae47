import { CONDITIONS, emulate } from './front/conditions'
import { watchWire } from './front/on-the-wire'
import { seenInPage, watchPages } from './front/seen-in-page'
import { createPerson } from './support/api'
import { expect, test } from './support/test'

/**
 * Different addresses that a phone asks for before Home is usable: page, code, styles, list of remotes, session, and what
 * the cards show. It was 45 before the files of each remote were joined. Raise it only for something Home cannot do without.
 */
const BUDGET = 23

/** The files with the phrases, one of each remote that looks at texts. */
const WORDS = /\/assets\/words-/

/** All names of the shared packages. When it is here, a card of Home takes a name that is not among `FIRST_NAMES`. */
const WHOLE = /\/assets\/whole-/

interface Remotes {
  remotes: { offline: { url: string }[] }[]
}

test('Home is usable after few requests', async ({ page, product }) => {
  const person = await createPerson(product.url)
  const { cookies } = await person.api.storageState()
  await page.context().addCookies(cookies)
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
  // Nothing is ever idle here: what the app fetches ahead in idle moments would count on one machine and not on another.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === product.url) asked.add(pathname)
  })
  await page.goto(product.url)
  await expect(page.getByText('Nothing logged yet', { exact: true })).toBeVisible()
  await expect(page.getByText('0 of 64 oz')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Weight' })).toContainText('210.5')
  const paths = [...asked].toSorted()
  expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(BUDGET)
  // The phrases of crisis are larger than all the rest of the first load: they come late, and are kept for later.
  expect(paths.filter((path) => WORDS.test(path) || WHOLE.test(path))).toEqual([])
  const { remotes } = (await (await person.api.get('/remotes.json')).json()) as Remotes
  const kept = remotes.flatMap(({ offline }) => offline).filter(({ url }) => WORDS.test(url))
  expect(kept).toHaveLength(2)
  for (const { url } of kept) expect(await (await person.api.get(url)).text()).toContain('unalive')
  for (const path of paths.filter((one) => one.endsWith('.js')))
    expect(await (await person.api.get(path)).text(), path).not.toContain('unalive')
  await person.api.dispose()
})

/** What waits until the figures stand: texts, notes, phrases, a remote of which Home shows nothing, the rest of what is shared, what is kept for later. */
const CAN_WAIT =
  /words-|later-|kept-|whole-|official-runtime-|mfe-premium|announcements|health-tips|about-creator|privacy-policy|terms-of-service|subscription-packages|worker-/

test('nothing that can wait shares a slow line with the figures of Home', async ({ page, product }) => {
  const person = await createPerson(product.url)
  await page.context().addCookies((await person.api.storageState()).cookies)
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
  await watchPages(page, ['Nothing logged yet', '0 of 64 oz', '210.5'])
  const tools = await page.context().newCDPSession(page)
  const wire = await watchWire(tools)
  await emulate(tools, CONDITIONS['Slow 4G, 4x CPU'])
  await page.goto(product.url)
  const { figures } = await seenInPage(page)
  const origin = await page.evaluate(() => performance.timeOrigin)
  const early = wire.pathsUntil(origin + figures)
  expect(early).toContain('/remotes.json')
  expect(early.filter((path) => CAN_WAIT.test(path))).toEqual([])
  // They come all the same, by themselves.
  await expect.poll(() => wire.pathsUntil(Infinity).some((path) => path.includes('words-'))).toBe(true)
  await expect.poll(() => wire.pathsUntil(Infinity)).toContain('/api/announcements')
  await person.api.dispose()
})
