import type { Page } from '@playwright/test'

/** Opens a card that rests as one line on a phone until it was opened once; one that is open stays open. */
export const unfold = async (page: Page, title: RegExp): Promise<void> => {
  const card = page.locator('details', { has: page.getByRole('heading', { name: title }) })
  await card.waitFor()
  if ((await card.getAttribute('open')) === null) await card.locator('summary').first().click()
}
