import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Release } from '@gb/domain'
import type { Page } from '@playwright/test'
import { LogPage } from './pages/log-page'
import { copyRemote, startAlone } from './support/alone'
import { ROOT, startProduct } from './support/product'
import { openSignedIn } from './support/signed-in'
import { expect, test } from './support/test'

const DIST = join(ROOT, 'mfe-tracking/dist')
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}
const OWN_WORDS = 'Log a drink'
const OTHER_WORDS = 'Drinks of my build'

/** A preview build: the built remote with other words, so with other hashes, on an origin of its own. */
async function servePreview() {
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(pathname)
    const path =
      pathname === '/release.json' ? 'release.json' : pathname.replace('/remotes/mfe-tracking/', '')
    const file = join(DIST, path)
    response.setHeader('Access-Control-Allow-Origin', '*')
    const type = TYPES[extname(file)]
    if (type === undefined || !existsSync(file)) return response.writeHead(404).end()
    response.setHeader('Content-Type', type)
    return response.end(readFileSync(file, 'utf8').replaceAll(OWN_WORDS, OTHER_WORDS))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${address.port}`, asked, stop }
}

const openFluids = (page: Page) => new LogPage(page).open('Fluids')

test('a remote runs from another build in this tab, says so on every screen, and one tap ends it', async ({
  page,
  product,
}) => {
  const preview = await servePreview()
  try {
    await openSignedIn(page, product.url)
    await page.goto(`/?remote.mfe-tracking=${preview.url}`)
    const badge = page.getByRole('complementary', { name: 'Workshop' })
    await expect(badge).toContainText(`mfe-tracking from ${new URL(preview.url).host}`)
    await openFluids(page)
    await expect(page.getByRole('heading', { name: OTHER_WORDS })).toBeVisible()
    await expect(badge).toBeVisible()
    await page.reload()
    await expect(badge).toBeVisible()

    await badge.getByRole('button', { name: 'Remotes' }).click()
    const row = page.getByRole('row', { name: /^mfe-tracking/ })
    await expect(row).toContainText('override')
    await expect(row).toContainText('loaded')
    await expect(row).toContainText('Tracking')
    await expect(page.getByRole('row', { name: /^mfe-scan/ })).toContainText('folder')
    await expect(page.getByRole('row', { name: /^react 19|^react/ }).first()).toContainText('19.')
    await page.keyboard.press('Escape')

    await badge.getByRole('button', { name: 'Reset' }).click()
    await expect(page).toHaveURL(`${product.url}/`)
    await openFluids(page)
    await expect(page.getByRole('heading', { name: OWN_WORDS })).toBeVisible()
    await expect(badge).toHaveCount(0)
  } finally {
    await preview.stop()
  }
})

test('a development server gives a running shell what it builds', async ({ page, product }) => {
  const alone = await startAlone(join(ROOT, 'mfe-tracking'))
  try {
    await openSignedIn(page, product.url)
    await page.goto(`/?remote.mfe-tracking=${alone.url}`)
    await expect(page.getByRole('complementary', { name: 'Workshop' })).toBeVisible()
    // It builds first.
    await expect(page.getByRole('region', { name: 'Fluids' })).toBeVisible({ timeout: 60_000 })
    const from = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/remotes/mfe-tracking/'))
        .map(({ name }) => new URL(name).origin),
    )
    expect(new Set(from)).toEqual(new Set([alone.url]))
    // Another page of this machine reads it, a page of anybody else does not.
    const allowed = async (origin: string) =>
      (await page.request.get(`${alone.url}/release.json`, { headers: { origin } })).headers()[
        'access-control-allow-origin'
      ]
    expect(await allowed('http://localhost:1234')).toBe('http://localhost:1234')
    expect(await allowed('https://evil.example')).toBeUndefined()
    const outside = await page.request.get(`${alone.url}/remotes/mfe-tracking/..%2f..%2f..%2fpackage.json`)
    expect(outside.status()).toBe(404)
  } finally {
    await alone.stop()
  }
})

test('a change of a file is in the running shell by itself: its page loads again', async ({
  page,
  product,
}) => {
  test.slow()
  const { folder, remove } = copyRemote('mfe-tracking')
  const alone = await startAlone(folder)
  try {
    await openSignedIn(page, product.url)
    await page.goto(`/?open=fluids&remote.mfe-tracking=${alone.url}`)
    // It builds first.
    await expect(page.getByRole('heading', { name: OWN_WORDS })).toBeVisible({ timeout: 60_000 })
    const words = join(folder, 'src/fluids/messages/generated/fluids.en.ts')
    writeFileSync(words, readFileSync(words, 'utf8').replace(OWN_WORDS, OTHER_WORDS))
    await expect(page.getByRole('heading', { name: OTHER_WORDS })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('complementary', { name: 'Workshop' })).toContainText('mfe-tracking from')
  } finally {
    await alone.stop()
    remove()
  }
})

test('an override that does not answer takes only its remote out, and the way back stands', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url)
  await page.goto('/?remote.mfe-tracking=http://127.0.0.1:9')
  await expect(page.getByText('This part did not load').first()).toBeVisible()
  await expect(page.getByText('Protein').first()).toBeVisible()
  // The badge has the way back, and so has each card.
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible()
  await page.getByRole('button', { name: 'Run the release in force' }).first().click()
  await expect(page).toHaveURL(`${product.url}/`)
  await expect(page.getByRole('region', { name: 'Fluids' })).toBeVisible()
  await expect(page.getByText('This part did not load')).toHaveCount(0)
})

test('a page that is not told so by the server runs no other build, whatever the browser was fed', async ({
  page,
  product,
}) => {
  const preview = await servePreview()
  try {
    await openSignedIn(page, product.url)
    await page.addInitScript((url) => {
      localStorage.setItem('gb.overrides', JSON.stringify({ 'mfe-tracking': url }))
      sessionStorage.setItem('gb.overrides', JSON.stringify({ 'mfe-tracking': url }))
    }, preview.url)
    await page
      .context()
      .addCookies([{ name: 'gb_overrides', value: `mfe-tracking=${preview.url}`, url: product.url }])
    // A forged list: the build of the stranger, once as a plain release, once as an override.
    await page.route('**/remotes.json', async (route) => {
      const list = (await (await route.fetch()).json()) as { remotes: Release[] }
      const release = list.remotes.find(({ name }) => name === 'mfe-tracking')
      if (release === undefined) throw new Error('mfe-tracking is not in force')
      const there = (file: { url: string }) => ({ ...file, url: preview.url + file.url })
      const forged = {
        ...release,
        from: preview.url,
        entry: preview.url + release.entry,
        preload: release.preload.map(there),
        css: release.css.map(there),
      }
      await route.fulfill({
        json: { ...list, overrides: { 'mfe-tracking': preview.url }, remotes: [forged] },
      })
    })
    await page.goto(`/?override.mfe-tracking=${preview.url}#remote.mfe-tracking=${preview.url}`)
    await expect(page.getByText('This part did not load').first()).toBeVisible()
    // Even with the mark in the page, its content policy lets nothing come from there.
    await page.evaluate((url) => {
      document.documentElement.dataset.workshop = JSON.stringify({
        overrides: { 'mfe-tracking': url },
        remotes: [],
      })
    }, preview.url)
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await page.waitForTimeout(2000)
    const ran = await page.evaluate(
      (url) =>
        import(/* @vite-ignore */ `${url}/remotes/mfe-tracking/x/remoteEntry.js`).then(
          () => 'ran',
          () => 'refused',
        ),
      preview.url,
    )
    expect(ran).toBe('refused')
    expect(preview.asked).toEqual([])
  } finally {
    await preview.stop()
  }
})

test('in production overrides are dead: nothing that a browser sends or keeps brings one back', async ({
  page,
}) => {
  test.slow()
  const preview = await servePreview()
  const before = await startProduct()
  await before.stop()
  const live = await startProduct(
    {
      NODE_ENV: 'production',
      KEYS_FILE: join(before.dataDir, 'keys.json'),
      PUBLIC_ORIGIN: 'https://app.example',
      ALLOW_IN_PRODUCTION: 'sample-analyser,test-checkout,file-mail',
      OVERRIDE_ORIGINS: preview.url,
    },
    before.dataDir,
  )
  try {
    await page.setExtraHTTPHeaders({ 'X-Workshop': 'yes', 'X-Override': preview.url })
    await page.context().addCookies([{ name: 'gb_overrides', value: preview.url, url: live.url }])
    const opened = await page.goto(
      `${live.url}/?remote.mfe-tracking=${preview.url}&inspect&remote.mfe-scan=${preview.url}&flag.mfe-scan.mealsOfThisHour=on`,
    )
    const ordinary = await page.request.get(live.url)
    expect(opened?.headers()['content-security-policy']).toBe(ordinary.headers()['content-security-policy'])
    expect(await opened?.text()).toBe(await ordinary.text())
    await expect(page.getByRole('complementary', { name: 'Workshop' })).toHaveCount(0)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForTimeout(2000)
    expect(preview.asked).toEqual([])
  } finally {
    await live.stop()
    live.remove()
    await preview.stop()
  }
})
