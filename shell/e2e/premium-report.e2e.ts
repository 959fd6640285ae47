import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { logMonths } from './support/months-of-data'
import { openPremium } from './support/open-premium'
import { buyPremium } from './support/premium'
import { openSignedIn } from './support/signed-in'
import { expect, expectAccessible, test } from './support/test'

const startOf = async (download: Download): Promise<string> =>
  (await readFile(await download.path())).subarray(0, 5).toString()

const saves = async (page: Page, button: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return download
}

test('a report is made, downloaded under its period and date, and taken to the clinic', async ({
  page,
  product,
  quietConsole,
}) => {
  const person = await openSignedIn(page, product.url, { goal_weight_lbs: 190 })
  await buyPremium(person)
  await logMonths(person, 40, 5)
  await person.api.post('/api/weight-entry', {
    data: { user_id: person.userId, weight_lbs: 230, notes: 'Felt strong on the stairs' },
  })
  await page.reload()

  await test.step('the section has the periods, the paper and the notes', async () => {
    await openPremium(page)
    await page.getByRole('button', { name: /^Progress report/ }).click()
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
    await page.getByRole('radio', { name: '90 days' }).check()
    await page.getByRole('button', { name: 'Add your own notes' }).click()
    await page.getByRole('checkbox', { description: 'Felt strong on the stairs' }).check()
    await expect(page.getByRole('button', { name: '1 note added' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the PDF comes by itself, named after period and date', async () => {
    const download = await saves(page, 'Generate Report')
    expect(download.suggestedFilename()).toMatch(/90-days-\d{4}-\d{2}-\d{2}\.pdf$/)
    expect(await startOf(download)).toBe('%PDF-')
    await expect(page.getByRole('region', { name: 'Your report is ready' })).toContainText('Saved as')
    await expectAccessible(page)
  })

  await test.step('the clinic gets one page, or the data', async () => {
    const clinic = await saves(page, 'One page for your clinic')
    expect(clinic.suggestedFilename()).toMatch(/-clinic\.pdf$/)
    expect(await startOf(clinic)).toBe('%PDF-')
    const fhir = await saves(page, 'Data for a clinic (FHIR)')
    const bundle = JSON.parse(await readFile(await fhir.path(), 'utf8')) as { resourceType: string }
    expect(bundle.resourceType).toBe('Bundle')
  })
  expect(quietConsole).toEqual([])
})

test('what fails says which part failed, and nothing is lost', async ({ page, product }) => {
  const person = await openSignedIn(page, product.url)
  await buyPremium(person)
  await page.reload()
  await openPremium(page)
  await page.getByRole('button', { name: /^Progress report/ }).click()

  await page.route('**/api/premium-progress-report/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Generate Report' }).click()
  await expect(page.getByText('Connection error. Please try again.')).toBeVisible()
  await page.unroute('**/api/premium-progress-report/**')

  await page.route('**/api/generate-pdf-report/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Generate Report' }).click()
  await expect(page.getByText('PDF generated but download failed. Please try again.')).toBeVisible()
  await page.unroute('**/api/generate-pdf-report/**')

  const download = await saves(page, 'Try again')
  expect(await startOf(download)).toBe('%PDF-')
})
