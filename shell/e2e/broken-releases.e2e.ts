import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { App } from './pages/app'
import { releaseByHand } from './support/handmade-remote'
import { test } from './support/own-front-ends'
import type { Product } from './support/product'
import { openSignedIn } from './support/signed-in'
import { expect } from './support/test'

test.use({ deployedBy: 'broken-releases' })

const logOf = ({ dataDir }: Product): string => readFileSync(join(dataDir, 'logs/server.log'), 'utf8')

const main = (page: Page) => page.getByRole('main')

/** What the log of the server says of the code that the card on the screen shows. */
const foundByCode = async (page: Page, product: Product): Promise<() => string> => {
  const [, code = ''] =
    /Code (\w{6})/.exec(
      await main(page)
        .getByText(/^Code \w{6}$/)
        .innerText(),
    ) ?? []
  expect(code).toMatch(/^\w{6}$/)
  return () => {
    const log = logOf(product)
    return new RegExp(`fault ${code}: [^"\\n]*`).exec(log)?.[0].replace(code, 'CODE') ?? ''
  }
}

/** Ways in which a release breaks, and what the log says of its card. */
const BROKEN = [
  {
    how: 'is imported',
    version: '1.9.1-aaaa',
    first: "throw new RangeError('weight 240 of Sam')",
    component: "return ''",
  },
  { how: 'is drawn', version: '1.9.2-aaaa', component: "throw new RangeError('weight 240 of Sam')" },
]

for (const { how, ...remote } of BROKEN)
  test(`a release that throws when it ${how} is found in the log by the code of its card, without its words`, async ({
    page,
    product,
    webRoot,
  }) => {
    releaseByHand(webRoot, remote)
    await openSignedIn(page, product.url)
    await new App(page).go('Scan')
    await expect(main(page).getByText(`mfe-scan ${remote.version}`)).toBeVisible()
    const line = await foundByCode(page, product)
    await expect.poll(line).toMatch(/^fault CODE: mfe-scan 1\.9\.\d-aaaa broken \(RangeError\), Chrome \d+$/)
    expect(logOf(product)).not.toContain('weight 240')
  })

test('a release that throws when it is tapped, or later, harms nothing around it', async ({
  page,
  product,
  webRoot,
}) => {
  releaseByHand(webRoot, {
    version: '1.9.3',
    component: `
      setTimeout(() => Promise.reject(new Error('rejected later')))
      document.addEventListener('click', () => { throw new Error('broken at a tap') })
      return 'Taps are broken here'`,
  })
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  const app = new App(page)
  await openSignedIn(page, product.url)
  await app.go('Scan')
  await expect(main(page).getByText('Taps are broken here')).toBeVisible()
  await app.go('Log')
  await app.logs.getByRole('button', { name: 'Fluids' }).click()
  await expect(page.getByRole('heading', { name: 'Log a drink' })).toBeVisible()
  expect(new Set(thrown)).toEqual(new Set(['rejected later', 'broken at a tap']))
  await app.go('Scan')
  await expect(main(page).getByText('Taps are broken here')).toBeVisible()
})
