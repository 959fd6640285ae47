import { readFile } from 'node:fs/promises'
import { addDays, localDay } from '@gb/domain'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { Device } from './pages/device'
import { createPerson, type Person } from './support/api'
import { openAs } from './support/busy-person'
import { expect, expectAccessibleInAllLooks, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

const TODAY = localDay(new Date(), 'America/New_York')
const PHONE = { width: 390, height: 844 }

/** Somebody so many days after surgery. */
const personOn = (url: string, day: number): Promise<Person> =>
  createPerson(url, { surgery_date: addDays(TODAY, -day) })

const arrive = async (page: Page, { api, url }: Person): Promise<void> => {
  await page.context().addCookies((await api.storageState()).cookies)
  await page.goto(url)
}

const row = (page: Page) => page.getByRole('button', { name: /^Day 5: how are you\?/ })
const day = (page: Page) => page.getByRole('dialog', { name: 'Day 5 after surgery' })
const urgent = (page: Page) => day(page).getByRole('alert')
const asked = (page: Page, question: string) => day(page).getByRole('group', { name: question })
const answer = (page: Page, question: string, name: string) =>
  asked(page, question).getByRole('button', { name, exact: true }).click()
const type = async (page: Page, question: string, text: string): Promise<void> => {
  await asked(page, question).getByRole('textbox').fill(text)
  await answer(page, question, 'Save')
}
const close = (page: Page) => day(page).getByRole('button', { name: 'Close' }).click()

const storedOf = async ({ api, userId }: Person): Promise<Record<string, unknown>[]> => {
  const read = await api.get(`/api/recovery-history/${userId}`)
  return ((await read.json()) as { entries: Record<string, unknown>[] }).entries
}

test('on day 5 five taps are taken, what is urgent is said at once, corrected, kept offline, and printed', async ({
  page,
  context,
  product,
}) => {
  const person = await personOn(product.url, 5)
  await arrive(page, person)

  await test.step('Home has one line for it', async () => {
    await expect(row(page)).toContainText('0 of 5 answered today')
    await expectAccessibleInAllLooks(page)
  })

  await test.step('one question at a time, and large buttons', async () => {
    await row(page).click()
    await expect(day(page).getByRole('region', { name: 'Today: full liquids' })).toContainText(
      'Protein shake',
    )
    await expectAccessibleInAllLooks(page)
    const boxes = await Promise.all(
      (await day(page).getByRole('button').all()).map((button) => button.boundingBox()),
    )
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44)
    await answer(page, 'What did you drink?', 'Add 2\u00a0oz of water')
    await answer(page, 'Did you throw up today?', 'No')
    await answer(page, 'How is the pain?', 'The same')
    await expect(urgent(page)).toHaveCount(0)
    await expectAccessibleInAllLooks(page)
  })

  await test.step('a pulse of 105 calls the surgeon, in the window and on Home', async () => {
    await type(page, 'What’s your resting heart rate?', '105')
    await expect(urgent(page)).toContainText('Call your surgeon now, day or night')
    await expect(urgent(page).getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
    await expect(urgent(page).getByRole('link', { name: 'Call 911' })).toBeInViewport()
    await answer(page, 'What’s your temperature?', 'I can’t measure')
    await expect(urgent(page).getByRole('link', { name: 'Call 911' })).toBeInViewport()
    await expect(day(page).getByText('All five are answered for today.')).toBeVisible()
    await expectAccessibleInAllLooks(page)
    await close(page)
    await expect(row(page)).toContainText('Call your surgeon now')
    await expect(
      page.getByRole('main').getByText('What you told us about your day is a reason to call.'),
    ).toBeVisible()
    await expectAccessibleInAllLooks(page)
  })

  await test.step('a correction takes it back, and a reload keeps it', async () => {
    await row(page).click()
    await day(page).getByRole('button', { name: 'Change: Heart rate' }).click()
    await type(page, 'What’s your resting heart rate?', '84')
    await expect(urgent(page)).toHaveCount(0)
    await close(page)
    await expect(page.getByText('What you told us about your day is a reason to call.')).toHaveCount(0)
    await page.reload()
    await expect(row(page)).toContainText('5 of 5 answered today')
    await row(page).click()
    await expect(day(page).getByText('84\u00a0beats per minute')).toBeVisible()
    await expect(day(page).getByText('Not measured')).toBeVisible()
    await close(page)
  })

  await test.step('without a connection an answer is kept, and says as much', async () => {
    await new Device(page).untilKept()
    await context.setOffline(true)
    await row(page).click()
    await day(page).getByRole('button', { name: 'Change: Pain' }).click()
    await answer(page, 'How is the pain?', 'Severe, and getting worse')
    await expect(urgent(page)).toContainText('Call 911 now')
    await expect(urgent(page).getByRole('link', { name: 'Call 911' })).toBeInViewport()
    await expect(day(page).getByText('Not sent yet')).toBeVisible()
    // It was measured after all, and then not: both wait in the same write.
    await day(page).getByRole('button', { name: 'Change: Temperature' }).click()
    await type(page, 'What’s your temperature?', '98.6')
    await expect(day(page).getByText('98.6\u00a0°F')).toBeVisible()
    await day(page).getByRole('button', { name: 'Change: Temperature' }).click()
    await answer(page, 'What’s your temperature?', 'I can’t measure')
    // What is seen is kept; a tap that nothing has answered yet may go with the page.
    await expect(day(page).getByText('Not measured')).toBeVisible()
    await page.reload()
    await expect(row(page)).toContainText('Call 911 now')
    await context.setOffline(false)
    await expect
      .poll(() => storedOf(person))
      .toMatchObject([
        { vomiting: 'none', pain: 'severe', pulse_bpm: 84, temperature: null, temperature_skipped: true },
      ])
    await expect(page.getByText('What you told us about your day cannot wait.')).toBeVisible()
  })

  await test.step('the page for the clinic has the figures', async () => {
    await row(page).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      day(page).getByRole('button', { name: 'Save the page (PDF)' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`gastric-buddy-first-days-${TODAY}.pdf`)
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
    const { text } = await extractText(pdf)
    expect(text).toHaveLength(1)
    const words = text.join(' ').replaceAll(/\s+/g, ' ')
    expect(words).toContain('2 oz none severe, getting worse 84 not measured Call 911 now')
    expect(words.indexOf('Get emergency help now')).toBeGreaterThan(0)
    expect(words.indexOf('Get emergency help now')).toBeLessThan(words.indexOf('What the app said'))
  })
})

test('on day 31 nothing of it is drawn, read or downloaded', async ({ browser, product }) => {
  const asks = async (number: number): Promise<string[]> => {
    const person = await personOn(product.url, number)
    const page = await openAs(browser, person, { viewport: PHONE })
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.reload()
    await expect(page.getByRole('button', { name: /Is this normal/ }).last()).toBeVisible()
    await expect(page.getByRole('button', { name: /how are you\?/ })).toHaveCount(number > 30 ? 0 : 1)
    await page.waitForLoadState('networkidle')
    await page.context().close()
    return paths.filter((path) => /recovery-history|first-days/.test(path))
  }
  expect(await asks(31)).toEqual([])
  expect((await asks(30)).some((path) => path.includes('recovery-history'))).toBe(true)
})
