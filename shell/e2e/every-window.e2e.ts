import type { Browser, Locator, Page } from '@playwright/test'
import { createPerson } from './support/api'
import { findings } from './support/findings'
import { logMonths } from './support/months-of-data'
import { expect, test } from './support/test'

/** Where the buttons are pressed; a window is then looked at in all sizes and themes. */
const DESK = { width: 1280, height: 800 }
const SIZES = [DESK, { width: 390, height: 844 }]
const THEMES = ['light', 'dark'] as const
const WINDOW = 'dialog[open]'
/** So long a window may take to come; most buttons open none. */
const OPENS_MS = 400

/** What is pressed in no walk: it leads out of the app. */
const LEADS_OUT = /^(Print|Share)/

/** The buttons of a screen, one of each kind: of rows that are alike, those of the first. */
const kindsOn = (page: Page): Promise<number[]> =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) => {
      const seen = new Set<string>()
      return buttons.flatMap((button, index) => {
        const item = button.closest('li')
        const list = item?.parentElement
        const beside = item === null ? [] : [...item.querySelectorAll('button')]
        const name = button.getAttribute('aria-label') ?? button.textContent
        const kind =
          item === null
            ? name.replaceAll(/\d+/g, '0')
            : `${list?.getAttribute('aria-label') ?? list?.className} ${beside.findIndex((other) => other === button)}`
        if (seen.has(kind)) return []
        seen.add(kind)
        return [index]
      })
    })

const nameOf = async (button: Locator): Promise<string> =>
  (await button.getAttribute('aria-label')) ?? (await button.innerText()).split('\n')[0] ?? ''

/** A person's own page, signed in. */
const pageOf = async (browser: Browser, url: string) => {
  const person = await createPerson(url, { surgery_date: '2026-01-15' })
  await logMonths(person, 60, 20)
  await person.api.post('/api/milestone-entry', {
    data: { user_id: person.userId, milestone: 'I tied my shoes with ease' },
  })
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.addCookies((await person.api.storageState()).cookies)
  const page = await context.newPage()
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
  await page.setViewportSize(DESK)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Weight' })).toContainText('lbs')
  return page
}

/** Looks at the open window in every theme and size. */
const lookAt = async (page: Page, where: string): Promise<string[]> => {
  const found: string[] = []
  await expect(page.locator(`${WINDOW} [aria-busy="true"]`)).toHaveCount(0)
  for (const colorScheme of THEMES)
    for (const size of SIZES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      found.push(...(await findings(page, `${where} (${colorScheme}, ${size.width})`, WINDOW)))
    }
  await page.setViewportSize(DESK)
  return found
}

/** Presses each kind of button of a screen; `open` comes back to it. */
const walk = async (page: Page, screen: string, open: () => Promise<void>) => {
  const walked = { found: [] as string[], windows: [] as string[] }
  await open()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const window = page.locator(WINDOW).last()
  for (const index of await kindsOn(page)) {
    const button = page.getByRole('main').getByRole('button').nth(index)
    if (!(await button.isVisible().catch(() => false)) || !(await button.isEnabled())) continue
    const name = await nameOf(button)
    if (LEADS_OUT.test(name)) continue
    await button.click({ timeout: 2000 }).catch(() => undefined)
    const isOpen = await window.waitFor({ timeout: OPENS_MS }).then(
      () => true,
      () => false,
    )
    if (!isOpen) continue
    walked.windows.push(`${screen}: ${name}`)
    walked.found.push(...(await lookAt(page, `${screen}: ${name}`)))
    await page.keyboard.press('Escape')
    await open()
  }
  return walked
}

test('no window that a screen opens has a finding of axe or a small control', async ({
  browser,
  product,
}) => {
  test.setTimeout(600_000)
  const page = await pageOf(browser, product.url)
  const rail = page.getByRole('navigation', { name: 'Places' })
  const names = await rail.getByRole('listitem').getByRole('button').allInnerTexts()
  const found: string[] = []
  const windows: string[] = []
  const walkThrough = async (screen: string, open: () => Promise<void>) => {
    const walked = await walk(page, screen, open)
    found.push(...walked.found)
    windows.push(...walked.windows)
  }
  for (const name of names) {
    await walkThrough(name, () => rail.getByRole('button', { name, exact: true }).click())
  }
  await walkThrough('Your story', async () => {
    await rail.getByRole('button', { name: 'Weight', exact: true }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Your story/ })
      .click()
  })
  await rail.getByRole('button', { name: 'Add', exact: true }).click()
  found.push(...(await lookAt(page, 'the logging sheet')))
  expect(found).toEqual([])
  // Else the walk would pass because it met none.
  expect(windows.length, windows.join('\n')).toBeGreaterThan(12)
  await page.context().close()
})
