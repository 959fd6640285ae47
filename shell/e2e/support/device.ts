import type { Browser, BrowserContext, Page } from '@playwright/test'
import { App } from '../pages/app'
import { consentRecord, type Person } from './api'
import type { Product } from './product'

/** A browser of its own: its storage, its cookies, its network. */
export interface Device {
  context: BrowserContext
  page: Page
  app: App
}

interface Wishes {
  /** Address in the network; the same for two devices on one Wi-Fi. Needs TRUST_PROXY_HOPS=1 to count. */
  network?: string
  /** Whose device it is: signed in, as after an earlier visit. */
  person?: Person
  /** Whether the four points were accepted here before. */
  consented?: boolean
  width?: number
  height?: number
}

let networks = 0
/** A network that no other device of this worker is in. */
export const newNetwork = (): string => {
  networks += 1
  return `10.${Math.floor(networks / 250)}.${networks % 250}.7`
}

/** Opens a browser. Close its context when the journey ends; the worker closes what is left. */
export const openDevice = async (
  browser: Browser,
  product: Product,
  { network = newNetwork(), person, consented = true, width = 390, height = 844 }: Wishes = {},
): Promise<Device> => {
  const cookies = person === undefined ? [] : (await person.api.storageState()).cookies
  const localStorage = [
    ...(consented ? [{ name: 'gb.consent', value: JSON.stringify(consentRecord()) }] : []),
    ...(person === undefined ? [] : [{ name: 'gb.user_id', value: person.userId }]),
  ]
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    extraHTTPHeaders: { 'X-Forwarded-For': network },
    storageState: { cookies, origins: [{ origin: product.url, localStorage }] },
  })
  const page = await context.newPage()
  return { context, page, app: new App(page) }
}
