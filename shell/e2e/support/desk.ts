import type { Browser } from '@playwright/test'
import { ConsolePage } from '../pages/console-page'
import { operatorTokenOf } from './operator'
import type { Product } from './product'

/** The console as an operator of this name sees it, signed in. */
export interface Desk {
  page: ConsolePage
  token: string
  close: () => Promise<void>
}

/** Opens the console for somebody with these scopes. */
export const openDesk = async (
  browser: Browser,
  product: Product,
  scopes: readonly string[],
  name = 'Olga Support',
): Promise<Desk> => {
  const token = await operatorTokenOf(product, name, scopes)
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 900 },
    httpCredentials: { username: 'operator', password: token },
  })
  const page = new ConsolePage(await context.newPage())
  await page.open()
  await page.expectAuthorized()
  return { page, token, close: () => context.close() }
}
