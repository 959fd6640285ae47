import type { Page } from '@playwright/test'
import type { Person } from './api'
import { englishOn, trySpanish } from './spanish'
import { squeezed } from './squeezed'
import { expect } from './test'

/** Opens the app in Spanish as a person who has been here before. */
export const arriveInSpanish = async (page: Page, { api, userId }: Person): Promise<void> => {
  await trySpanish(page)
  await page.context().addCookies((await api.storageState()).cookies)
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), userId)
  await page.goto('/')
}

/** Nothing of it is in English, and nothing is torn or cut, also at 320 wide. */
export const expectSpanish = async (page: Page, where: string): Promise<void> => {
  expect(await englishOn(page), where).toEqual([])
  expect(await squeezed(page, where)).toEqual([])
}

/** Opens whatever rests as one line. */
export const unfoldAll = async (page: Page): Promise<void> => {
  const closed = page.getByRole('main').locator('details:not([open]) > summary:visible')
  while ((await closed.count()) > 0) await closed.first().click()
}
