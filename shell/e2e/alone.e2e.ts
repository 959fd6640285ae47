import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { copyRemote, startAlone } from './support/alone'
import { ROOT } from './support/product'

/** Parts that show something real, and a word that only the data of the fake API or a whole screen brings. */
const SEEN: Record<string, Record<string, RegExp>> = {
  'mfe-tracking': {
    fluids: /56 of 64 oz/,
    weight: /214\.6/,
    vitamins: /Vitamin D3/,
    mood: /Last: Hopeful, today/,
    'home.fluids': /56/,
    'home.weight': /214\.6/,
  },
  'mfe-scan': {
    scan: /photo/i,
    'home.protein': /61 ?of 70 g/,
    'home.nutrition': /415 of 1,000 kcal/,
    'overlay.log': /Salmon, baked/,
  },
  'mfe-premium': { premium: /Planning templates/, 'home.premium': /214\.6/, 'overlay.upgrade': /Premium/ },
}

/** What goes wrong in a page and in the frame in it. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()))
  page.on(
    'response',
    (answer) => answer.status() >= 400 && troubles.push(`${answer.status()} ${answer.url()}`),
  )
  return troubles
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe')

const openPart = async (page: Page, part: string) => {
  await page.getByRole('button', { name: part, exact: true }).click()
  return frameOf(page).locator('body')
}

for (const [remote, parts] of Object.entries(SEEN)) {
  test(`${remote} runs alone: every tab and card shows data, also slowly, in the dark and for free`, async ({
    page,
  }) => {
    const alone = await startAlone(join(ROOT, remote))
    try {
      const troubles = troublesOf(page)
      await page.setViewportSize({ width: 900, height: 950 })
      await page.goto(`${alone.url}/?premium=`)
      for (const button of await page.getByRole('navigation', { name: 'Parts' }).getByRole('button').all()) {
        const part = (await button.textContent()) ?? ''
        const body = await openPart(page, part)
        await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`part=${part}&premium`))
        await expect(body).toHaveText(parts[part] ?? /^/)
        await expect(body).not.toContainText('did not come')
      }
      const [first = ''] = Object.keys(parts)
      await page.getByLabel('Premium').uncheck()
      await page.getByLabel('Dark').check()
      await page.getByLabel('Answers').selectOption('slow')
      await openPart(page, first)
      await expect(frameOf(page).getByRole('heading').first()).toBeVisible()
      await expect(frameOf(page).locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(troubles).toEqual([])
    } finally {
      await alone.stop()
    }
  })
}

test('what is logged counts, and stays after a reload; a server that fails shows as failed', async ({
  page,
}) => {
  const alone = await startAlone(join(ROOT, 'mfe-tracking'))
  try {
    await page.setViewportSize({ width: 900, height: 950 })
    await page.goto(`${alone.url}/?part=fluids`)
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await frameOf(page).getByRole('button', { name: 'Add 8 oz of water' }).click()
    await expect(frameOf(page).locator('body')).toHaveText(/64 of 64 oz/)
    await sent
    await page.reload()
    await expect(frameOf(page).locator('body')).toHaveText(/64 of 64 oz/)
    for (const answers of ['errors', 'offline']) {
      await page.getByLabel('Answers').selectOption(answers)
      await expect(frameOf(page).getByRole('heading', { name: 'Fluids' })).toBeVisible()
      await expect(frameOf(page).locator('body')).not.toHaveText(/64 of 64 oz/)
    }
  } finally {
    await alone.stop()
  }
})

test('a change of a file is on the screen without a reload', async ({ page }) => {
  const { folder: copy, remove } = copyRemote('mfe-tracking')
  const alone = await startAlone(copy)
  try {
    await page.goto(`${alone.url}/?part=fluids`)
    // A server that never ran before first gets its packages ready.
    await expect(frameOf(page).getByRole('heading', { name: 'Log a drink' })).toBeVisible({ timeout: 60_000 })
    await page.evaluate(() => Reflect.set(globalThis, 'stillThere', true))
    const inner = page.frames()[1]
    await inner?.evaluate(() => Reflect.set(globalThis, 'stillThere', true))
    const card = join(copy, 'src/fluids/components/log-card.tsx')
    const drawn = readFileSync(card, 'utf8')
    const changed = drawn.replace('title={messages.log}', 'title="Write a drink down"')
    expect(changed).not.toBe(drawn)
    writeFileSync(card, changed)
    await expect(frameOf(page).getByRole('heading', { name: 'Write a drink down' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'stillThere') === true)).toBe(true)
    expect(await inner?.evaluate(() => Reflect.get(globalThis, 'stillThere') === true)).toBe(true)
  } finally {
    await alone.stop()
    remove()
  }
})
