import type { Page } from '@playwright/test'

/** From where on the rail has every tab by its name. */
const RAIL_FROM = 900

/** Opens Premium: by its name on the rail; on a phone by Learn, and the row above the tips. */
export const openPremium = async (page: Page): Promise<void> => {
  const places = page.getByRole('navigation', { name: 'Places' })
  const isPhone = (page.viewportSize()?.width ?? RAIL_FROM) < RAIL_FROM
  if (isPhone) await places.getByRole('button', { name: 'Learn', exact: true }).click()
  const row = isPhone ? page.getByRole('navigation', { name: 'Learn' }) : places
  await row.getByRole('button', { name: 'Premium', exact: true }).click()
}
