import { startOpenAiDouble } from '@gb/test-kit/openai-double'
import { test as base, expect } from '@playwright/test'
import { leftForEverybody } from './left-behind'
import { type Product, startProduct } from './product'

interface WorkerFixtures {
  /** Variables that the product of a file starts with: `test.use({ productEnv: {…} })`. */
  productEnv: Record<string, string>
  /** A file that leaves something to everybody has a product of its own, named after it: `test.use({ productOf: '…' })`. */
  productOf: string
  product: Product
}

interface TestFixtures {
  /** Fails the test when the page logs an error or breaks its own content policy. */
  quietConsole: string[]
  /** Fails the test that leaves something to everybody on the product that the next file of its worker is tried on. */
  leavesNothing: undefined
}

/** The product of this worker while it runs, and what everybody sees of it. */
let shared: { url: string; asFound: string } | null = null

/** The product of a worker, started once by `npm start`, and a page that must stay quiet. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  productEnv: [{}, { option: true, scope: 'worker' }],
  productOf: ['everybody', { option: true, scope: 'worker' }],
  product: [
    async ({ productEnv, productOf }, use) => {
      // Without an AI every result is a sample, which is logged nowhere.
      const ai = await startOpenAiDouble()
      const product = await startProduct({
        OPENAI_API_KEY: 'test-key',
        OPENAI_BASE_URL: ai.url,
        ...productEnv,
      })
      if (productOf === 'everybody')
        shared = { url: product.url, asFound: await leftForEverybody(product.url) }
      await use(product)
      shared = null
      await product.stop()
      product.remove()
      await ai.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url)
  },
  quietConsole: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await use(errors)
  },
  leavesNothing: [
    async ({}, use) => {
      await use(undefined)
      if (shared !== null) expect(await leftForEverybody(shared.url)).toBe(shared.asFound)
    },
    { auto: true },
  ],
})

export { expect }
export { expectAccessible, expectAccessibleInAllLooks } from './accessible'
