import { type OpenAiDouble, startOpenAiDouble } from '@gb/test-kit/openai-double'
import { test as base } from '@playwright/test'
import sharp from 'sharp'
import { App } from './pages/app'
import { ScanPage } from './pages/scan-page'
import { phonePhoto } from './support/photo'
import { type Product, startProduct } from './support/product'
import { openSignedIn } from './support/signed-in'
import { expect } from './support/test'

/** A product that asks an OpenAI-speaking server on loopback. */
const test = base.extend<object, { double: OpenAiDouble; product: Product }>({
  double: [
    async ({}, use) => {
      const double = await startOpenAiDouble()
      await use(double)
      await double.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ double }, use) => {
      const product = await startProduct({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: double.url })
      await use(product)
      await product.stop()
      product.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
})

const RED_OVER_BLUE = 60

test('a real photo reaches the provider small, upright and without a trace of the person', async ({
  page,
  product,
  double,
}) => {
  const app = new App(page)
  const scan = new ScanPage(page)
  const person = await openSignedIn(page, product.url)
  await app.go('Scan')
  await scan.upload(await phonePhoto(1))
  await scan.meal('Dinner').check()
  await scan.analyze()
  await expect(scan.button('Scan Another')).toBeVisible()
  await expect(page.getByText('Sample result: no AI is connected')).toHaveCount(0)
  await expect(page.getByText(/chicken/i).first()).toBeVisible()

  expect(double.requests).toHaveLength(1)
  const [sent] = double.requests
  if (!sent?.image) throw new Error('no image was sent')
  const picture = sharp(sent.image)
  const { format, width, height, exif, orientation } = await picture.metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 576, height: 768 })
  expect(exif).toBeUndefined()
  expect(orientation ?? 1).toBe(1)

  // stats() looks at the input, so the strip must become an input of its own.
  const strip = await sharp(sent.image).extract({ left: 0, top: 0, width: 576, height: 40 }).toBuffer()
  const top = await sharp(strip).stats()
  const [red, , blue] = top.channels
  expect((red?.mean ?? 0) - (blue?.mean ?? 0)).toBeGreaterThan(RED_OVER_BLUE)

  const words = sent.text.toLowerCase()
  for (const secret of [person.userId, person.code, 'maria', 'lopez', 'example.com', '210.5'])
    expect(words).not.toContain(secret)
})

test('a provider that fails costs no scan and says so', async ({ page, product, double }) => {
  const app = new App(page)
  const scan = new ScanPage(page)
  await openSignedIn(page, product.url)
  double.answerWith(() => ({ status: 500, body: 'no' }))
  await app.go('Scan')
  await scan.upload(await phonePhoto(2))
  await scan.analyze()
  await expect(page.getByText('Error analyzing food. Please try again.')).toBeVisible()
  await scan.button('Retake').click()
  await expect(page.getByText('3 of 3 free scans left')).toBeVisible()
  double.reset()
})
