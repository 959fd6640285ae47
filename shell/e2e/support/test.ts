import AxeBuilder from '@axe-core/playwright'
import { startOpenAiDouble } from '@gb/test-kit/openai-double'
import { test as base, expect, type Page } from '@playwright/test'
import { type Product, startProduct } from './product'

interface WorkerFixtures {
  /** Variables that the product of a file starts with: `test.use({ productEnv: {…} })`. */
  productEnv: Record<string, string>
  product: Product
}

interface TestFixtures {
  /** Fails the test when the page logs an error or breaks its own content policy. */
  quietConsole: string[]
}

/** The product of a worker, started once by `npm start`, and a page that must stay quiet. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  productEnv: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ productEnv }, use) => {
      // Without an AI every result is a sample, which is logged nowhere.
      const ai = await startOpenAiDouble()
      const product = await startProduct({
        OPENAI_API_KEY: 'test-key',
        OPENAI_BASE_URL: ai.url,
        ...productEnv,
      })
      await use(product)
      await product.stop()
      product.remove()
      await ai.stop()
    },
    { scope: 'worker', timeout: 150_000 },
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
})

/** No accessibility finding of axe on the whole page. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
}

export { expect }
