import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { freshDataDir, type Product, ROOT, startProduct } from './product'

const FRONT_ENDS = ['shell', 'mfe-tracking', 'mfe-scan', 'mfe-premium']

/** A product with built front ends of its own, so that releasing one of them touches nobody else. */
export const test = base.extend<object, { webRoot: string; product: Product }>({
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
