import { App } from './pages/app'
import { releaseByHand } from './support/handmade-remote'
import { test } from './support/own-front-ends'
import { openSignedIn } from './support/signed-in'
import { expect } from './support/test'

test('a new release of a remote is shown without building or restarting anything', async ({
  page,
  product,
  webRoot,
}) => {
  const app = new App(page)
  await openSignedIn(page, product.url)
  await app.go('Scan')
  await expect(page.getByRole('button', { name: 'Take Photo' })).toBeVisible()

  releaseByHand(webRoot, { version: '2.0.0', component: "return 'Scan, release two'" })
  // The page sends for the files of now, and of nobody else's build.
  const text = await (await page.request.get(product.url)).text()
  expect(text).toMatch(/rel="modulepreload"[^>]* href="\/remotes\/mfe-scan\/2\.0\.0\/remoteEntry\.js"/)
  expect(text).toContain('/remotes/mfe-tracking/')
  await page.reload()
  await app.go('Scan')
  await expect(page.getByText('Scan, release two')).toBeVisible()

  releaseByHand(webRoot, { version: '2.0.1', component: "throw new Error('broken while drawn')" })
  await page.reload()
  await app.go('Scan')
  await expect(page.getByRole('main').getByText(/mfe-scan 2\.0\.1/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible()
  await app.go('Home')
  await expect(page.getByRole('heading', { level: 1, name: /Maria/ })).toBeVisible()

  releaseByHand(webRoot, { version: '2.0.2', component: "return 'Scan, mended'" })
  await app.go('Scan')
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Scan, mended')).toBeVisible()
})
