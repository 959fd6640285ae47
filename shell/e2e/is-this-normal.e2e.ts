import { visitNormal } from './pages/normal-page'
import { expect, expectAccessible, test } from './support/test'

test('a visitor taps what is felt, sees whom to call, and has a card to show', async ({ page }) => {
  await visitNormal(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Is this normal?' })).toBeAttached()
  await page.getByRole('checkbox', { name: 'Vomiting for over 4 hours' }).check()
  await expect(page.getByRole('heading', { name: 'Call your surgeon now, day or night' })).toBeAttached()
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: 'Chest pain' }).check()
  await expect(page.getByRole('status').getByRole('link', { name: 'Call 911' })).toBeInViewport()
  await expect(page.getByText('Please ask for thiamin before glucose.')).toBeAttached()

  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})
