import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { App } from './pages/app'
import { ScanPage } from './pages/scan-page'
import { barcodePhoto, barcodeVideo } from './support/barcode'
import { heicPhoto } from './support/heic-photo'
import { plainPhoto } from './support/photo'
import { type Product, startProduct } from './support/product'
import { type ProductList, startProductList } from './support/product-list'
import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test as base } from './support/test'

const SKYR = '4006381333931'
const CRACKER = '5901234123457'
const NOBODY_KNOWS = '4012345678901'

/** A product with a list of packaged products, in front of a camera that sees the bars of a cracker. */
const test = base.extend<object, { products: ProductList; product: Product }>({
  products: [
    async ({}, use) => {
      const nutriments = { 'energy-kcal_100g': 63, proteins_100g: 11, carbohydrates_100g: 4, fat_100g: 0.2 }
      const crisp = { 'energy-kcal_100g': 420, proteins_100g: 10, carbohydrates_100g: 70, fat_100g: 11 }
      const products = await startProductList({
        [SKYR]: { product_name: 'Skyr', brands: 'Nordic', serving_quantity: '150', nutriments },
        [CRACKER]: { product_name: 'Rye cracker', nutriments: { ...crisp, fiber_100g: 4, sugars_100g: 2 } },
      })
      await use(products)
      await products.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ products }, use) => {
      const product = await startProduct({ OPEN_FOOD_FACTS_URL: products.url })
      await use(product)
      await product.stop()
      product.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'gastric-buddy-camera-'))
      const video = join(folder, 'camera.y4m')
      writeFileSync(video, await barcodeVideo(CRACKER))
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] })
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})
test.use({ permissions: ['camera'] })

const openBarcode = async (page: Page) => {
  await new App(page).go('Scan')
  await page.getByRole('button', { name: 'Log without a photo' }).click()
  await page.getByRole('button', { name: 'Scan a barcode' }).click()
}

const choosePhoto = async (page: Page, photo: Buffer) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a photo' }).click(),
  ])
  await chooser.setFiles({ name: 'bars.jpg', mimeType: 'image/jpeg', buffer: photo })
}

test('a product is found by a photo of its bars, weighed and logged without a scan', async ({
  page,
  product,
  products,
  quietConsole,
}) => {
  await openSignedIn(page, product.url)
  await openBarcode(page)
  await expectAccessible(page)
  await choosePhoto(page, await barcodePhoto(SKYR))
  const sheet = page.getByRole('dialog', { name: 'Skyr (Nordic)' })
  await expect(sheet.getByText('about 150 g · 95 kcal · 17 g protein')).toBeVisible()
  await expect(sheet.getByText('Sugar is not on the label.')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('Measure').selectOption('grams (g)')
  await sheet.getByLabel('Amount').fill('200')
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Log this meal' }).click()

  const log = page.getByRole('region', { name: 'Food log' })
  await expect(log.getByRole('listitem')).toHaveCount(1)
  await expect(log.getByText(/Skyr/)).toBeVisible()
  await expect(page.getByText('3 of 3 free scans left')).toBeVisible()
  expect(products.asked).toEqual([SKYR])
  expect(quietConsole).toEqual([])
})

test('a code that nobody knows, wrong digits and a photo without bars each say so', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url)
  await openBarcode(page)
  const digits = page.getByLabel('Numbers under the barcode')
  const find = page.getByRole('button', { name: 'Find product' })

  await digits.fill(`${SKYR.slice(0, -1)}2`)
  await find.click()
  await expect(
    page.getByText('This is not a product code. Please check the numbers under the barcode.'),
  ).toBeVisible()

  await choosePhoto(page, await plainPhoto('olive'))
  await expect(page.getByText(/We found no barcode in this photo/)).toBeVisible()

  await digits.fill(NOBODY_KNOWS)
  await find.click()
  await expect(page.getByText(/We do not know this product/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enter the numbers myself' }).click()
  await expect(page.getByRole('dialog', { name: 'Your own food' })).toBeVisible()
})

test('the camera reads the bars by itself', async ({ page, product, quietConsole }) => {
  await openSignedIn(page, product.url)
  await openBarcode(page)
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await expect(page.getByRole('dialog', { name: 'Rye cracker' })).toBeVisible()
  expect(quietConsole).toEqual([])
})

test('the live camera takes the photo of a plate; a sample result costs no scan and is in no log', async ({
  page,
  product,
  quietConsole,
}) => {
  const scan = new ScanPage(page)
  const person = await openSignedIn(page, product.url)
  await new App(page).go('Scan')
  await page.getByRole('button', { name: 'Use live camera' }).click()
  await page.getByRole('button', { name: 'Capture' }).click()
  await expect.poll(() => scan.previewSize()).toEqual({ width: 640, height: 480 })
  await scan.analyze()
  await expect(scan.button('Scan Another')).toBeVisible()
  await expect(page.getByText('Sample result: no AI is connected').first()).toBeVisible()
  await expect(page.getByText('3 of 3 free scans left')).toBeVisible()
  await expectAccessible(page)
  const log = async () =>
    (await (await person.api.get(`/api/food-history/${person.userId}`)).json()) as object
  expect(await log()).toMatchObject({ entries: [] })
  await page.getByRole('button', { name: 'I ate this, log it' }).click()
  await expect.poll(log).toMatchObject({ entries: [{ source: 'manual' }] })
  expect(quietConsole).toEqual([])
})

test('a HEIC photo is shown upright in a browser that cannot read it', async ({ page, product }) => {
  const scan = new ScanPage(page)
  await openSignedIn(page, product.url)
  await new App(page).go('Scan')
  await scan.upload(heicPhoto(), 'IMG_0001.HEIC', 'image/heic')
  await expect.poll(() => scan.previewSize()).toEqual({ width: 120, height: 160 })
  const [top, bottom] = [await scan.previewColor(60, 10), await scan.previewColor(60, 150)]
  expect((top[0] ?? 0) - (top[2] ?? 0)).toBeGreaterThan(60)
  expect((bottom[2] ?? 0) - (bottom[0] ?? 0)).toBeGreaterThan(60)
  await scan.analyze()
  await expect(scan.button('Scan Another')).toBeVisible()
})
