import type { Page } from '@playwright/test'

/** Who is in the picture; `people.ts` makes them. */
export type Who =
  | 'visitor'
  | 'new'
  | 'busy'
  | 'year'
  | 'asking'
  | 'sameAgain'
  | 'before'
  | 'surgeryDay'
  | 'day5'
  | 'dry'
  | 'low'
  | 'yesterday'
  | 'premiumNew'
  | 'scannedAll'

/** One state of the product that a picture is taken of. */
export interface Scene {
  /** Name of the picture. */
  name: string
  person: Who
  /** Walks from Home to what is to be seen. */
  walk: (page: Page) => Promise<void>
  /** The whole screen and not only what fits the window. */
  whole?: boolean
  /** The picture is of a screen that still waits for something. */
  isWaiting?: boolean
  /** The one size and scheme in which it is looked at; all without it. */
  only?: '1280-light'
}

const WITH_RAIL = 900

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < WITH_RAIL

/** Goes to a place of the bar or of the rail. */
export const place = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('button', { name, exact: true }).first().click()
}

/** Goes to a log; on a phone they stand behind one place. */
export const log = async (page: Page, name: string): Promise<void> => {
  if (isPhone(page)) await place(page, 'Log')
  await place(page, name)
}

/** Goes to where plates are photographed. */
export const scan = async (page: Page): Promise<void> => {
  if (isPhone(page)) await place(page, 'Log')
  await place(page, isPhone(page) ? 'Food' : 'Scan')
}

/** Goes to what stands behind More on a phone. */
export const more = async (page: Page, name: string): Promise<void> => {
  if (isPhone(page)) await place(page, 'More')
  await page.getByRole('button', { name, exact: true }).first().click()
}
