import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { freshDataDir, type Product, ROOT, startProduct } from './product'

const FRONT_ENDS = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'))

interface OwnFrontEnds {
  /** Files that name another one share no front ends: what one of them deploys is not what the next finds. */
  deployedBy: string
  webRoot: string
  product: Product
}

/** A product with built front ends of its own, so that releasing one of them touches nobody else. */
export const test = base.extend<object, OwnFrontEnds>({
  deployedBy: ['nobody', { scope: 'worker', option: true }],
  webRoot: [
    async ({ deployedBy }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `gastric-buddy-web-${deployedBy}-`))
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
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
})
