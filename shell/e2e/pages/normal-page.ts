import type { Page } from '@playwright/test'
import { App } from './app'

/** "Is this normal?" of a visitor who has just come, in any language of the device. */
export const visitNormal = async (page: Page): Promise<void> => {
  const { consent } = new App(page)
  await page.goto('/')
  await consent.tickAll()
  await consent.accept()
  await page
    .getByRole('button', { name: /Is this normal\?|¿Es normal\?/ })
    .first()
    .click()
}
