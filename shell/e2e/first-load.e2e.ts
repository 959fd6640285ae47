import { createPerson } from './support/api'
import { expect, test } from './support/test'

/**
 * Different addresses that a phone asks for before Home is usable: page, code, styles, list of remotes, session, and what
 * the cards show. It was 45 before the files of each remote were joined. Raise it only for something Home cannot do without.
 */
const BUDGET = 30

/** The files with the phrases, one of each remote that looks at texts. */
const WORDS = /\/assets\/words-/

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
  expect(paths.filter((path) => WORDS.test(path))).toEqual([])
  const { remotes } = (await (await person.api.get('/remotes.json')).json()) as Remotes
  const kept = remotes.flatMap(({ offline }) => offline).filter(({ url }) => WORDS.test(url))
  expect(kept).toHaveLength(2)
  for (const { url } of kept) expect(await (await person.api.get(url)).text()).toContain('unalive')
  for (const path of paths.filter((one) => one.endsWith('.js')))
    expect(await (await person.api.get(path)).text(), path).not.toContain('unalive')
  await person.api.dispose()
})
