import type { Locator, Page } from '@playwright/test'
import { App } from './pages/app'
import { WeightPage } from './pages/weight-page'
import { openSignedIn } from './support/signed-in'
import { expect, test } from './support/test'

const REFUSED = { error: 'invalid_input', message: 'Please check this weight.' }

/** Whether a finger would meet these words, or something that lies over them. */
const isSeen = (words: Locator): Promise<boolean> =>
  words.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met !== null && (element.contains(met) || met.contains(element))
  })

/** All messages that were shown from now on, also those that have gone. */
const watchMessages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver(() => {
      said.push(document.querySelector('section[aria-label="Messages"]')?.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const said = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join(' '))

const openWeight = async (page: Page, url: string): Promise<WeightPage> => {
  await openSignedIn(page, url)
  await new App(page).go('Log')
  await new App(page).logs.getByRole('button', { name: 'Weight', exact: true }).click()
  const weight = new WeightPage(page)
  await weight.form.waitFor()
  await watchMessages(page)
  return weight
}

test('a weight that the server refused is never announced as added, and its words are in view', async ({
  page,
  baseURL,
}) => {
  await page.route('**/api/weight-entry', (route) => route.fulfill({ status: 400, json: REFUSED }))
  const weight = await openWeight(page, baseURL ?? '')
  await weight.type('199')
  const refused = page.getByText('Error adding weight entry. Please try again.')
  await expect(refused).toBeInViewport()
  expect(await isSeen(refused)).toBe(true)
  // Longer than whoever sends it waits before it says that it waits.
  await page.waitForTimeout(5000)
  expect(await said(page)).not.toContain('Added')
  const row = weight.rows.filter({ hasText: '199' }).getByText(/^Not saved/)
  await row.scrollIntoViewIfNeeded()
  expect(await isSeen(row)).toBe(true)
})

test('a weight logged on Home that the server refused is not announced as added', async ({
  page,
  baseURL,
}) => {
  await page.route('**/api/weight-entry', (route) => route.fulfill({ status: 400, json: REFUSED }))
  await openSignedIn(page, baseURL ?? '')
  const card = page.getByRole('region', { name: 'Weight' })
  await card.getByRole('button', { name: 'Log weight' }).click()
  await watchMessages(page)
  await page.keyboard.type('199')
  await card.getByRole('button', { name: 'Add Weight' }).click()
  await page.waitForTimeout(5000)
  expect(await said(page)).not.toContain('Added')
})

test('the message that a weight waits does not lie over the words of the weight that waits', async ({
  page,
  baseURL,
}) => {
  await page.route('**/api/weight-entry', (route) => route.abort())
  const weight = await openWeight(page, baseURL ?? '')
  await weight.type('199')
  await weight.unfold()
  const waiting = weight.rows.filter({ hasText: '199' }).getByText('Not sent yet')
  await waiting.scrollIntoViewIfNeeded()
  expect(await isSeen(waiting)).toBe(true)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/Added 199/)
  await page.waitForTimeout(500)
  expect(await isSeen(waiting)).toBe(true)
  // Wherever the row stands above the bar, also where the message would be if nothing were in its way.
  for (const above of [110, 130, 150, 170]) {
    await waiting.evaluate((words, from) => {
      const { top, height } = words.getBoundingClientRect()
      scrollBy(0, top + height / 2 - (innerHeight - from))
      return new Promise((moved) => setTimeout(moved, 300))
    }, above)
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/Added 199/)
    expect(await isSeen(waiting), `${above} above the edge`).toBe(true)
  }
})
