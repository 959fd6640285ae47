import type { Page } from '@playwright/test'
import { App } from './pages/app'
import { Device } from './pages/device'
import { arriveSignedIn } from './support/arrives'
import { releaseByHand } from './support/handmade-remote'
import { offerContract, releaseShell } from './support/handmade-shell'
import { test } from './support/own-front-ends'
import { expect } from './support/test'

test.use({ serviceWorkers: 'allow', deployedBy: 'deployment' })

const scanWorks = async (page: Page) => {
  await new App(page).go('Scan')
  await expect(page.getByRole('button', { name: 'Take Photo' })).toBeVisible()
  await expect(page.getByText(/did not load/)).toHaveCount(0)
}

test('a shell and a remote that needs it are deployed together: the app on a device runs whole', async ({
  page,
  context,
  product,
  webRoot,
}) => {
  const device = new Device(page)
  await arriveSignedIn(page, product.url)
  await scanWorks(page)
  await device.untilKept()
  const [scan = ''] = (await device.remotes()).filter((name) => name.startsWith('mfe-scan@'))

  offerContract(webRoot, '3.99.0')
  releaseShell(webRoot, 'abcdef012345', 'Gastric Buddy, next')
  releaseByHand(webRoot, { version: '2.0.0', component: "return 'Scan, next'", shell: '^3.99.0' })
  const listed = await (await page.request.get(`${product.url}/remotes.json`)).text()
  expect(listed).toContain('/remotes/mfe-scan/2.0.0/remoteEntry.js')

  await page.reload()
  await scanWorks(page)
  // Also when the worker has looked for what is new, and without a connection.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('keep-current'))
  await page.reload()
  await scanWorks(page)
  expect(await device.remotes()).toContain(scan)
  await context.setOffline(true)
  await page.reload()
  await scanWorks(page)
})
