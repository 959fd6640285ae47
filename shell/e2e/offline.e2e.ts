import type { Page } from '@playwright/test'
import { Device } from './pages/device'
import { unfold } from './pages/unfold'
import { WeightPage } from './pages/weight-page'
import { consentRecord } from './support/api'
import { arriveSignedIn } from './support/arrives'
import { releaseByHand } from './support/handmade-remote'
import { releaseShell } from './support/handmade-shell'
import { test } from './support/own-front-ends'
import { startProduct } from './support/product'
import { expect, expectAccessible } from './support/test'

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } })

const TABS = [
  'Vitamins',
  'Fluids',
  'Weight',
  'Mood',
  'Profile',
  'Is this normal?',
  'Tips',
  'About',
  'Privacy',
  'Terms',
  'Settings',
]

const hello = (page: Page) => page.getByRole('heading', { level: 1, name: /Maria/ })
const savedNote = (page: Page) => page.getByText(/^Offline — showing what was saved at \d/)
const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name, exact: true }).click()

test('after one visit everything opens without a connection and without a server', async ({
  page,
  context,
  webRoot,
}) => {
  // It opens every screen of the app.
  test.slow()
  const product = await startProduct({ WEB_ROOT: webRoot })
  const device = new Device(page)
  await test.step('one visit', async () => {
    const person = await arriveSignedIn(page, product.url)
    await expect(hello(page)).toBeVisible()
    await page.getByRole('button', { name: /8 oz/ }).first().click()
    await expect(page.getByText(/8 of 64 oz|56 oz to go/).first()).toBeVisible()
    await device.untilKept()
    const ofTheApi = (await device.keptPaths()).filter((path) => path.startsWith('/api'))
    expect(ofTheApi.filter((path) => !path.startsWith('/api/content-images/'))).toEqual([])
    expect(await device.keptReads()).not.toContain('Maria')
    await person.api.dispose()
  })
  // Its port closes at once; it is gone for good when it has waited for the browser's connections.
  const stopped = product.stop()
  await context.setOffline(true)

  await test.step('Home shows what it showed, and says from when', async () => {
    await page.reload()
    await expect(hello(page)).toBeVisible()
    await expect(savedNote(page)).toBeVisible()
    // "It works offline." of a card says something else.
    await expect(page.getByText(/^offline|connection|cannot reach/i)).toHaveCount(1)
    await expect(page.getByText(/8 of 64 oz|56 oz to go/).first()).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('every tab opens', async () => {
    for (const name of TABS) {
      await openTab(page, name)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByText(/did not load/)).toHaveCount(0)
    }
  })
  await test.step('a reload stays where it was', async () => {
    await openTab(page, 'Weight')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Weight' })).toBeVisible()
    await expect(page.getByText(/210\.5/).first()).toBeVisible()
  })
  await test.step('what is written is read here: the phrases are on the device', async () => {
    const weight = new WeightPage(page)
    await weight.write('211', 'some days I want to kill myself')
    await expect(page.getByRole('heading', { name: 'You matter, and help is here right now' })).toBeVisible()
    await expect(page.getByText('Not sent yet').first()).toBeVisible()
  })
  await test.step('a part that was never opened comes from the device', async () => {
    await openTab(page, 'Scan')
    // That there is none stands above already, as the one banner; here is a line.
    await expect(savedNote(page)).toHaveCount(1)
    const line = page.getByRole('main').getByRole('status').filter({ hasText: 'needs a connection' })
    await expect(line).toBeVisible()
    await expect(line.locator('svg')).toHaveCount(0)
    await page.getByRole('button', { name: 'Take Photo' }).click()
    await expect(page.getByText(/camera/i).first()).toBeVisible()
  })
  // The server waits for the browser's open connections.
  await context.close()
  await stopped
  product.remove()
})

test('somebody without a profile reads tips and legal texts without a connection after one visit', async ({
  page,
  context,
  webRoot,
}) => {
  const product = await startProduct({ WEB_ROOT: webRoot })
  const device = new Device(page)
  await page.addInitScript(
    (record) => localStorage.setItem('gb.consent', JSON.stringify(record)),
    consentRecord(),
  )
  await page.goto(product.url)
  await expect(page.getByRole('button', { name: 'Create Your Profile' }).first()).toBeVisible()
  await device.untilKept()
  await expect
    .poll(async () => (await device.keptPaths()).filter((path) => path.endsWith('.svg')))
    .toContain('/api/content-images/exercise-days-28-55.svg')
  await openTab(page, 'Tips')
  await expect(page.getByText('Eat your protein first.')).toBeVisible()
  const stopped = product.stop()
  await context.setOffline(true)

  await page.reload()
  await openTab(page, 'Tips')
  await expect(page.getByText('Eat your protein first.')).toBeVisible()
  // Folded in during the visit, so it was never seen.
  await unfold(page, /^Exercise by phase/)
  await page.getByText('Days 28 to 55: build the habit').click()
  const drawing = page.getByRole('img', { name: /swims/ })
  await expect
    .poll(() => drawing.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true)
  await openTab(page, 'Privacy')
  await expect(page.getByText('Last updated').first()).toBeVisible()
  // The server waits for the browser's open connections.
  await context.close()
  await stopped
  product.remove()
})

// Before the tests that put other releases in the place of the built ones: they share the server.
test('the browser takes it for an app that can be installed, and its shortcuts open what they say', async ({
  page,
  context,
  product,
}) => {
  await arriveSignedIn(page, product.url)
  const protocol = await context.newCDPSession(page)
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors')
  // A test's browser window is a private one.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])

  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    shortcuts: { name: string; url: string }[]
  }
  const headings: Record<string, string> = { 'Log water': 'Fluids', Scan: 'Scan' }
  for (const { name, url } of manifest.shortcuts) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1, name: headings[name] ?? 'unknown' })).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  }
})

test('remotes change together, and the old ones leave', async ({ page, context, product, webRoot }) => {
  const device = new Device(page)
  await arriveSignedIn(page, product.url)
  await device.untilKept()
  const [before] = (await device.caches()).filter((name) => name.startsWith('gb-remotes'))

  releaseByHand(webRoot, { version: '2.0.0', component: "return 'Scan, release two'" })
  await page.reload()
  await openTab(page, 'Scan')
  await expect(page.getByText('Scan, release two')).toBeVisible()
  await expect.poll(() => device.remotes()).toContain('mfe-scan@2.0.0')
  await expect.poll(() => device.caches()).not.toContain(before)

  await context.setOffline(true)
  await page.reload()
  await openTab(page, 'Scan')
  await expect(page.getByText('Scan, release two')).toBeVisible()
  await openTab(page, 'Fluids')
  await expect(page.getByRole('heading', { name: 'Log a drink' })).toBeVisible()
  expect((await device.caches()).filter((name) => name.startsWith('gb-remotes'))).toHaveLength(1)
})

test('a new version waits until it is wanted, and breaks no page that is open', async ({
  page,
  context,
  product,
  webRoot,
}) => {
  await arriveSignedIn(page, product.url)
  await new Device(page).untilKept()
  const other = await context.newPage()
  await other.goto(product.url)
  await expect(hello(other)).toBeVisible()

  releaseShell(webRoot, 'aaaabbbbcccc', 'Gastric Buddy')
  await page.reload()
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  const build = () => page.locator('meta[name="gb-build"]').getAttribute('content')
  expect(await build()).not.toBe('aaaabbbbcccc')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(build).toBe('aaaabbbbcccc')

  await test.step('a page of the old version still finds its parts, and hears of the new one', async () => {
    await expect(other.getByText('A new version is ready.')).toBeVisible()
    await context.setOffline(true)
    await openTab(other, 'Tips')
    await expect(other.getByRole('heading', { level: 1, name: 'Tips' })).toBeVisible()
    await context.setOffline(false)
  })
  await test.step('when nobody runs the old version, it leaves the device', async () => {
    await other.close()
    await page.reload()
    await expect
      .poll(async () => (await new Device(page).caches()).filter((name) => name.startsWith('gb-shell')))
      .toEqual(['gb-shell aaaabbbbcccc'])
  })
})

for (const isOffline of [false, true])
  test(`signing out ${isOffline ? 'offline' : 'online'} leaves nothing on the device`, async ({
    page,
    context,
    product,
  }) => {
    const device = new Device(page)
    await arriveSignedIn(page, product.url)
    await device.untilKept()
    await openTab(page, 'Settings')
    await context.setOffline(isOffline)
    await page.getByRole('button', { name: 'Sign out on this device' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Maria/ })).toBeHidden()
    await expect.poll(() => device.caches()).toEqual([])
    await expect.poll(() => device.databases()).toEqual([])
  })
