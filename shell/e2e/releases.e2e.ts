import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { App } from './pages/app'
import { releaseByHand } from './support/handmade-remote'
import { freshDataDir, type Product, ROOT, startProduct } from './support/product'
import { openSignedIn } from './support/signed-in'
import { expect } from './support/test'

const FRONT_ENDS = ['shell', 'mfe-tracking', 'mfe-scan', 'mfe-premium']

/** A product with built front ends of its own, so that releasing a remote touches nobody else. */
const test = base.extend<object, { webRoot: string; product: Product }>({
  webRoot: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'gastric-buddy-web-'))
      for (const name of FRONT_ENDS)
        cpSync(join(ROOT, name, 'dist'), join(folder, name, 'dist'), { recursive: true })
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ webRoot }, use) => {
      const product = await startProduct({ WEB_ROOT: webRoot }, freshDataDir())
      await use(product)
      await product.stop()
      product.remove()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
})

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
  await page.reload()
  await app.go('Scan')
  await expect(page.getByText('Scan, release two')).toBeVisible()

  releaseByHand(webRoot, { version: '2.0.1', component: "throw new Error('broken while drawn')" })
  await page.reload()
  await app.go('Scan')
  await expect(page.getByRole('main').getByText(/mfe-scan 2\.0\.1/)).toBeVisible({ timeout: 5_500 })
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible()
  await app.go('Home')
  await expect(page.getByRole('heading', { level: 1, name: /Maria/ })).toBeVisible()

  releaseByHand(webRoot, { version: '2.0.2', component: "return 'Scan, mended'" })
  await app.go('Scan')
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Scan, mended')).toBeVisible()
})
