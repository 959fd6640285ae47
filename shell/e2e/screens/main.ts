// Pictures of the running product. Run with `npm run screens`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startOpenAiDouble } from '@gb/test-kit/openai-double'
import { CONSOLE_SCENES } from './console-scenes.ts'
import { EVERYDAY_SCENES } from './everyday-scenes.ts'
import { PASSING_SCENES } from './passing-scenes.ts'
import { peopleOf } from './people.ts'
import { PREMIUM_SCENES } from './premium-scenes.ts'
import type { Scene } from './scene.ts'
import { STATE_SCENES } from './state-scenes.ts'

const SIZES = { '390': { width: 390, height: 844 }, '1280': { width: 1280, height: 800 } }
const SCHEMES = ['light', 'dark'] as const
const QUALITY = 80

const url = process.env.BASE_URL ?? 'http://localhost:3000'
const folder = process.env.SCREENS_DIR ?? '.cache/screens'

const SCENES: Scene[] = [
  ...EVERYDAY_SCENES,
  ...PASSING_SCENES,
  ...STATE_SCENES,
  ...PREMIUM_SCENES,
  ...CONSOLE_SCENES,
]
const people = peopleOf(url)

/** As WebP, a tenth of the bytes of a PNG; Playwright itself writes none. */
const savePicture = async (page: Page, name: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  writeFileSync(join(folder, name), Buffer.from(data, 'base64'))
}

const picture = async (
  browser: Browser,
  scene: Scene,
  size: keyof typeof SIZES,
  scheme: 'light' | 'dark',
) => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    colorScheme: scheme,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    // Only the pages of operators ask for them.
    httpCredentials: { username: 'operator', password: process.env.OPERATOR_TOKEN ?? '', origin: url },
  })
  const person = await people[scene.person]()
  if (person) await context.addCookies((await person.api.storageState()).cookies)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  if (person) await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
  await page.goto('/')
  if (person) await page.getByRole('heading', { level: 1, name: /Maria|Sam/ }).waitFor()
  await scene.walk(page)
  if (!scene.isWaiting)
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  if (scene.whole) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ ...SIZES[size], height: Math.max(height, SIZES[size].height) })
  }
  await page.waitForTimeout(600)
  await savePicture(page, `${scene.name}-${size}-${scheme}.webp`)
  await context.close()
}

/** A scene by its name takes all its pictures; a picture has the size and the scheme in its own. */
const wanted = process.argv.slice(2)

const main = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  // The product asks it about plates: without an AI every result is a sample.
  const ai = await startOpenAiDouble({ port: Number(process.env.AI_PORT) })
  const chrome = process.env.CHROME_PATH
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(chrome ? { executablePath: chrome } : {}),
  })
  for (const scene of SCENES)
    for (const size of ['390', '1280'] as const)
      for (const scheme of SCHEMES) {
        const name = `${scene.name}-${size}-${scheme}`
        if (scene.only !== undefined && !name.endsWith(scene.only)) continue
        if (wanted.length > 0 && !wanted.includes(scene.name) && !wanted.includes(name)) continue
        await picture(browser, scene, size, scheme).then(
          () => console.log(`${name}.webp`),
          (error: unknown) => {
            process.exitCode = 1
            console.error(`${name} was not taken: ${String(error)}`)
          },
        )
      }
  await browser.close()
  await ai.stop()
}

await main()
